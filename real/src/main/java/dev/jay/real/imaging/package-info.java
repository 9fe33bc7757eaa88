/** Images: tiles, filters, drawings, pages. Uses: the helpers above. */
package dev.jay.real.imaging;
