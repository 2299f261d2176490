import type { FastifyInstance } from 'fastify';

interface Line {
  depth: number;
  part: string;
  methods: string[];
}

/**
 * All routes a server has, documented or not, as `GET /api/jobs/{id}`. HEAD is left out: Fastify
 * answers it with the handler of GET.
 */
export function listRoutes(app: Pick<FastifyInstance, 'printRoutes'>): string[] {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(readLine)
    .flatMap(({ depth, part, methods }) => {
      const path = (parents[depth - 1] ?? '') + part;
      parents.length = depth;
      parents[depth] = path;
      const named = path.replaceAll(/:(\w+)/g, '{$1}');
      return methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${named}`);
    });
}

/** `│   ├── /:id (GET, HEAD)`: four signs for each level of the tree. */
function readLine(line: string): Line[] {
  const [, branches = '', part = '', methods = ''] =
    /^((?:[│ ] {3})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
  if (part === '') return [];
  return [{ depth: branches.length / 4, part, methods: methods.split(', ').filter(Boolean) }];
}
