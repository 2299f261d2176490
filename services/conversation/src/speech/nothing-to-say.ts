/** A text of signs alone, which no voice speaks. */
export class NothingToSay extends RangeError {
  constructor() {
    super('There is nothing to say in this text');
    this.name = 'NothingToSay';
  }
}
