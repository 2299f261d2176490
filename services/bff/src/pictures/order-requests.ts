import type { Id, VisitorToken } from '@lux/contracts/common/ids.ts';
import type { JobView } from '@lux/contracts/media/job.ts';
import type { MediaOrder } from '@lux/contracts/media/orders.ts';
import { CreatePdfRequest, PrintRequest } from '@lux/contracts/media/pdf.ts';
import {
  GenerateColoringPageRequest,
  GenerateExpertImageRequest,
  GenerateImageRequest,
} from '@lux/contracts/media/picture.ts';
import type { AppError } from '@lux/service-kit/errors/app-error.ts';
import { z } from 'zod';
import { errors } from '../errors.ts';

/** What every order is parsed to: the visitor, where the body names one, and what media is to make. */
export interface OrderInput {
  visitorToken?: VisitorToken | undefined;
  /** The client's name for this order. */
  orderId?: Id | undefined;
  order: MediaOrder;
}

/** One thing that a child can order: how it is asked for, and what it becomes. */
export interface OrderRequest {
  /** Of the REST route; the GraphQL mutation is the entry's name. */
  path: `/api/${string}`;
  tag: string;
  /** Validates the body (SPEC 5, 7) and turns it into the order. */
  Body: z.ZodType<OrderInput>;
  bodyLimit?: number;
  /** Whether a browser that has shown no visitor yet becomes one by it: SPEC 7 gives it no token. */
  startsVisitor?: boolean;
  /** The answer to a client that waits (SPEC 7). */
  Result: z.ZodType<OrderResult>;
  toResult: (url: string) => OrderResult;
  /** The answer when the job failed (SPEC 8). */
  failure: (job: JobView) => AppError;
}

export type OrderResult = { url: string } | { pdfUrl: string };

/** What a wish by voice or text leaves open; the expert form has these as choices. */
const IMAGE_DEFAULTS = { size: '1024x1024', noInterpretation: false, customText: '' } as const;

/** The longest story with twelve long figures, in signs that take three bytes each. */
const STORY_LIMIT_BYTES = 300_000;

const picture = {
  Result: z.object({ url: z.string() }),
  toResult: (url: string) => ({ url }),
  failure: ({ message, reason }: JobView) => {
    const details = message ? { message } : {};
    return reason === 'NOT_PAINTABLE' ? errors.NOT_PAINTABLE(details) : errors.NOT_PAINTED(details);
  },
};

/** Everything that the bff orders of media, by GraphQL mutation. Each costs a session a `picture`. */
export const orderRequests = {
  generateImage: {
    ...picture,
    path: '/api/generate-image',
    tag: 'Bilder',
    Body: GenerateImageRequest.transform(({ visitorToken, orderId, ...wish }) => ({
      visitorToken,
      orderId,
      order: { name: 'image', wish: { ...IMAGE_DEFAULTS, ...wish } },
    })),
  },
  generateExpertImage: {
    ...picture,
    path: '/api/generate-image-expert',
    tag: 'Bilder',
    Body: GenerateExpertImageRequest.transform(({ visitorToken, orderId, ...wish }) => ({
      visitorToken,
      orderId,
      order: { name: 'image', wish },
    })),
  },
  generateColoringPage: {
    ...picture,
    path: '/api/generate-coloring-page',
    tag: 'Ausmalbilder',
    startsVisitor: true,
    Body: GenerateColoringPageRequest.transform(({ visitorToken, orderId, ...wish }) => ({
      visitorToken,
      orderId,
      order: { name: 'coloring', wish },
    })),
  },
  printPages: {
    ...picture,
    path: '/api/print',
    tag: 'Drucken',
    Body: PrintRequest.transform(({ visitorToken, orderId, ...wish }) => ({
      visitorToken,
      orderId,
      order: { name: 'print', wish },
    })),
  },
  createPdf: {
    path: '/api/create-pdf',
    tag: 'Drucken',
    startsVisitor: true,
    bodyLimit: STORY_LIMIT_BYTES,
    Body: CreatePdfRequest.transform(({ visitorToken, orderId, ...wish }) => ({
      visitorToken,
      orderId,
      order: { name: 'booklet', wish },
    })),
    Result: z.object({ pdfUrl: z.string() }),
    toResult: (url: string) => ({ pdfUrl: url }),
    failure: () => errors.PDF_NOT_CREATED(),
  },
} as const satisfies Record<string, OrderRequest>;
