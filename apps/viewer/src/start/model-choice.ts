import { messageOf } from '../message-of.js';
import { OFFERED_MODELS, describeCredits, describeQuote } from './model-quotes.js';
import type { ModelQuotes } from './model-quotes.js';

/** Reads the prices of the account of an API key. */
export type QuoteReader = (apiKey: string, signal: AbortSignal) => Promise<ModelQuotes>;

/** Between the last character of a key and the request for its prices. */
const TYPING_MS = 500;

/** The choice of a model, each with its price and duration once an API key is known. */
export class ModelChoice {
  private current = new AbortController();
  private typing: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param choices of the form, which contain the hints
   * @param note says what the account has left, or why there is no price
   */
  constructor(
    private readonly choices: HTMLElement,
    private readonly note: HTMLElement,
    private readonly readQuotes: QuoteReader,
  ) {}

  /** Shows the prices of a key that is being typed, after a pause. */
  showPricesSoon(apiKey: string): void {
    this.current.abort();
    clearTimeout(this.typing);
    this.typing = setTimeout(() => void this.showPrices(apiKey), TYPING_MS);
  }

  /** Reads and shows the prices of the account of a key; empty for no key. */
  async showPrices(apiKey: string): Promise<void> {
    this.current.abort();
    this.current = new AbortController();
    const { signal } = this.current;
    if (apiKey === '') return this.show(null, 'Enter an API key to see the price.');
    try {
      const quotes = await this.readQuotes(apiKey, signal);
      if (!signal.aborted) this.show(quotes, describeCredits(quotes));
    } catch (error) {
      if (!signal.aborted) this.show(null, messageOf(error));
    }
  }

  private show(quotes: ModelQuotes | null, note: string): void {
    for (const { model, hint } of OFFERED_MODELS) {
      const quote = quotes?.get(model);
      const shown = this.choices.querySelector(`[value='${model}'] + span small`);
      if (shown !== null) shown.textContent = quote === undefined ? hint : describeQuote(quote);
    }
    this.note.textContent = note;
  }
}
