/** Thrown when a release is rejected. Each reason is a sentence for the caller. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** Thrown when a required file does not exist. */
export class FileNotFound extends Refusal {
  static named(file: string): FileNotFound {
    return new FileNotFound([`${file} does not exist`]);
  }
}
