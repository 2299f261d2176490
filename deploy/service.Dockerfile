# One image per service: docker build -f deploy/service.Dockerfile --build-arg SERVICE=accounts .
# Needs BuildKit, as Docker 25 has it.
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY services services
COPY web/package.json web/package.json

# What says which packages are needed. BuildKit compares what is copied by its content: nothing is
# installed anew until that changes.
FROM sources AS manifests
RUN find packages services -type f ! -name package.json -delete \
  && find packages services -type d -empty -delete

# What the service needs to run, and nothing else. What tests and tools need goes before: npm would
# keep what our own packages for tests ask for.
FROM ${NODE_IMAGE} AS dependencies
ARG SERVICE
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm \
  npm pkg delete devDependencies --workspaces --include-workspace-root \
  && npm ci --omit=dev --workspace services/${SERVICE}

# With those of our packages that the service imports: npm has linked them.
FROM dependencies AS program
ARG SERVICE
COPY --from=sources /app/packages /sources
COPY --from=sources /app/services/${SERVICE} services/${SERVICE}
RUN for package in packages/*; do \
    name=$(basename "$package"); \
    if [ -e "node_modules/@lux/$name" ]; then cp -r "/sources/$name" packages/; else rm -r "$package"; fi; \
  done

# The built web client, for the bff only.
FROM ${NODE_IMAGE} AS client-dependencies
ARG SERVICE
WORKDIR /app
COPY --from=manifests /app ./
RUN --mount=type=cache,target=/root/.npm \
  mkdir -p web/dist && if [ "${SERVICE}" = bff ]; then npm ci --workspace web; fi

FROM client-dependencies AS client
ARG SERVICE
COPY tsconfig.base.json ./
COPY --from=sources /app/packages packages
COPY web web
RUN if [ "${SERVICE}" = bff ]; then npm run build --workspace web; fi

FROM ${NODE_IMAGE}
ARG SERVICE
# Two heaps for all threads, as `npm start` has it: what they hand to each other would leave holes in more.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=client /app/web/dist web/dist
COPY --from=program /app/packages packages
COPY --from=program /app/services/${SERVICE} services/${SERVICE}
WORKDIR /app/services/${SERVICE}
USER node
EXPOSE 3000
# Often until it is healthy, then seldom: a check costs more than a process at rest.
HEALTHCHECK --interval=60s --timeout=10s --start-period=5m --start-interval=3s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
