import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createDebianPackages } from '../debian-packages.ts';

export interface S3Server {
  command: string;
  env: Record<string, string>;
}

const packages = createDebianPackages(
  's3-server',
  ...['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
);
const PYTHONS = [path.join(packages.root, 'usr/bin/python3'), '/usr/bin/python3'];

/**
 * The Python that runs OpenStack Swift, whose S3 API stands for a real S3 server in tests. Undefined
 * where Debian's packages have not been fetched: what needs it is skipped.
 */
export function findS3Server(): S3Server | undefined {
  const modules = path.join(packages.root, 'usr/lib/python3/dist-packages');
  if (!existsSync(path.join(modules, 'swift'))) return undefined;
  const env = { ...packages.libraries(), PYTHONPATH: modules };
  const command = PYTHONS.find(
    (one) =>
      spawnSync(one, ['-c', 'import swift.common.middleware.s3api.s3api'], { env }).status === 0,
  );
  return command === undefined ? undefined : { command, env };
}

/** Fetches Debian's where apt is there and none is yet. @returns whether there is one now. */
export function fetchS3Server(): boolean {
  if (!findS3Server()) packages.fetch();
  return findS3Server() !== undefined;
}
