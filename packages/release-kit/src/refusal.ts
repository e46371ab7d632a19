/** A release that is not made; each reason is a sentence for whoever asked for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** There is no such file. */
export class NotThere extends Refusal {
  static named(file: string): NotThere {
    return new NotThere([`${file} is not there`]);
  }
}
