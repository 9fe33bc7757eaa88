package dev.jay.programs.numeric;

/** A complex number. */
record Complex(double re, double im) {
  static final Complex ZERO = new Complex(0, 0);
  static final Complex ONE = new Complex(1, 0);

  Complex plus(Complex other) {
    return new Complex(re + other.re, im + other.im);
  }

  Complex minus(Complex other) {
    return new Complex(re - other.re, im - other.im);
  }

  Complex times(Complex other) {
    return new Complex(re * other.re - im * other.im, re * other.im + im * other.re);
  }

  Complex times(double factor) {
    return new Complex(re * factor, im * factor);
  }

  Complex inverse() {
    double square = re * re + im * im;
    return new Complex(re / square, -im / square);
  }

  Complex log() {
    return new Complex(StrictMath.log(re * re + im * im) / 2, StrictMath.atan2(im, re));
  }

  /** 1, z, z^2, ..., z^n. */
  Complex[] powers(int n) {
    Complex[] powers = new Complex[n + 1];
    powers[0] = ONE;
    for (int i = 1; i <= n; i++) {
      powers[i] = powers[i - 1].times(this);
    }
    return powers;
  }
}
