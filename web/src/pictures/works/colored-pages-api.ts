import { ApiError } from '../../lib/api/api-error.ts';
import { rest } from '../../lib/api/rest.ts';

const loadColoredPage = () =>
  import('@lux/contracts/media/colored-page.ts').then((m) => m.ColoredPage);
const loadColoredPicture = () =>
  import('@lux/contracts/media/colored-page.ts').then((m) => m.ColoredPicture);

const pathOf = (fileId: string) => `/api/coloring-pages/${fileId}`;

/** Coloured pages in the account, by the file of the page. The layer is a PNG without the lines. */
export const coloredPagesApi = {
  /** Keeps colours; answers with what counts from here on: newer ones of another device may. */
  keep: (fileId: string, layer: Blob, changedAt: string) =>
    rest.putBytes(
      `${pathOf(fileId)}/colors?changedAt=${encodeURIComponent(changedAt)}`,
      layer,
      loadColoredPage,
    ),

  async readLayer(fileId: string): Promise<Blob> {
    return (await rest.getResponse(`${pathOf(fileId)}/colors`)).blob();
  },

  /** A picture that stays as it is while the page is coloured on. */
  async keepPicture(fileId: string, layer: Blob): Promise<string> {
    const path = `${pathOf(fileId)}/pictures`;
    return (await rest.postBytes(path, layer, loadColoredPicture)).url;
  },

  /** None there is fine. */
  remove: (fileId: string) => rest.delete(`${pathOf(fileId)}/colors`),
};

/** Whether trying again later may help: no connection, a busy or a broken server. */
export function mayWorkLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}
