/**
 * Programs over images, colours, fonts, sounds, beans and the models and threads of Swing, without
 * a display. Uses: the helpers of all programs.
 */
package dev.jay.programs.platform.desktop;
