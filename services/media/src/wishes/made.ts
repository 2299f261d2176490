/** What a wish became. `refusal` is final: a sentence for the child about what cannot be made. */
export type Made = { bytes: Buffer; contentType: string } | { refusal: { message: string } };
