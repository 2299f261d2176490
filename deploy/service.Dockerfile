# One image per service: docker build -f deploy/service.Dockerfile --build-arg SERVICE=accounts .
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY services services
COPY web/package.json web/package.json

# What the service needs to run, and nothing else.
FROM manifests AS dependencies
ARG SERVICE
RUN npm ci --omit=dev --workspace services/${SERVICE}

# The built web client, for the bff only.
FROM manifests AS client
ARG SERVICE
COPY web web
COPY tsconfig.base.json ./
RUN mkdir -p web/dist \
  && if [ "${SERVICE}" = bff ]; then npm ci --workspace web && npm run build --workspace web; fi

FROM ${NODE_IMAGE}
ARG SERVICE
# Two heaps for all threads, as `npm start` has it: what they hand to each other would leave holes in more.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/packages packages
COPY --from=dependencies /app/services/${SERVICE} services/${SERVICE}
COPY --from=client /app/web/dist web/dist
WORKDIR /app/services/${SERVICE}
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
