import './print-locally.css';

const MARK = 'prints-picture';

/** Prints a picture this page made itself, alone on its sheet, with the browser's own dialog. */
export async function printLocally(picture: Blob): Promise<void> {
  const url = URL.createObjectURL(picture);
  const image = new Image();
  image.className = 'picture-on-paper';
  image.alt = '';
  image.src = url;
  await image.decode();
  document.body.append(image);
  document.body.classList.add(MARK);

  const tidy = () => {
    document.body.classList.remove(MARK);
    image.remove();
    URL.revokeObjectURL(url);
  };
  // Some browsers return from `print` before the paper is ready, so this waits for their word.
  window.addEventListener('afterprint', tidy, { once: true });
  window.print();
}
