/** pdfkit draws anything that has a size and can embed itself; its published types know bytes only. */
declare namespace PDFKit.Mixins {
  interface EmbeddableImage {
    width: number;
    height: number;
    /** Its name in the document. */
    label: string;
    obj: PDFKit.PDFKitReference | null;
    /** Writes it into the document and sets `obj`. */
    embed: (pdf: PDFKit.PDFDocument) => void;
  }

  interface PDFImage {
    image(src: EmbeddableImage | ImageSrc, x: number, y: number, options?: ImageOption): this;
    /** Reads an image once, to be drawn many times. */
    openImage(src: Buffer): EmbeddableImage;
  }
}
