import { createHash } from 'node:crypto';
import { securityHeaders } from '../security-headers.ts';

/**
 * A page's content security policy: the styles and the script that the build put into it, by their
 * hashes, and no others.
 */
export function pagePolicy(html: string): string {
  const withHashes = (policy: string, directive: string, element: RegExp) =>
    policy.replace(directive, [directive, ...hashesOf(html, element)].join(' '));
  const policy = `${securityHeaders['content-security-policy']}`;
  const withStyles = withHashes(policy, "style-src 'self'", /<style>([\s\S]*?)<\/style>/g);
  const script = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;
  return withHashes(withStyles, "script-src 'self'", script);
}

function hashesOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
