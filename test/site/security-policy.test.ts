import { describe, expect, it } from 'vitest';
import { readSettings, type RawSettings } from '../../src/app/settings';
import { hostHeaders, limitPolicyToHosts, securityPolicy } from '../../src/site/security-policy';

const read = (settings: RawSettings) => readSettings(settings, {}, ['cookies']);
const policyOf = (settings: RawSettings) => securityPolicy(['start()'], ['p {}'], read(settings));
const directiveOf = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(name));

it('a host is asked to let nobody frame the shop, guess a type or use a device through it', () => {
  expect(hostHeaders).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Permissions-Policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/),
    'X-Content-Type-Options': 'nosniff',
  });
});

describe('the policy of a page', () => {
  it('allows nothing but what its directives name', () => {
    expect(policyOf({ VITE_BACKEND: 'mock' }).split('; ')).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self' 'sha256-[^' ]+'$/),
      expect.stringMatching(/^style-src 'self' 'sha256-[^' ]+'$/),
      "font-src 'self'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types structured-data service-worker',
    ]);
  });

  it('a demo asks no other host', () => {
    const policy = policyOf({ VITE_BACKEND: 'mock', VITE_API_URL: 'https://api.example.com' });
    expect(directiveOf(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directiveOf(policy, 'img-src')).toBe("img-src 'self' data: blob:");
  });

  it('the services and pictures that the build names are the only other hosts', () => {
    const policy = policyOf({
      VITE_BACKEND: 'http',
      VITE_API_URL: 'https://api.example.com/v2',
      VITE_ORDER_API_URL: 'https://orders.example.com',
      VITE_REPORTS_URL: 'https://reports.example.com/shop',
      VITE_PICTURE_ORIGINS: 'https://cdn.example.com',
    });
    expect(directiveOf(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.example.com https://orders.example.com https://reports.example.com",
    );
    expect(directiveOf(policy, 'img-src')).toBe("img-src 'self' data: blob: https://cdn.example.com");
  });

  it('a build that names no host allows those that its pages may name later', () => {
    const policy = policyOf({ VITE_BACKEND: 'http' });
    expect(directiveOf(policy, 'connect-src')).toContain(' https:');
    expect(directiveOf(policy, 'img-src')).toContain(' https:');
  });

  it('settings written into a page replace the hosts that they name, and no other part', () => {
    const before = policyOf({ VITE_BACKEND: 'http' });
    const after = limitPolicyToHosts(before, read({ VITE_API_URL: 'https://api.example.com' }));
    expect(directiveOf(after, 'connect-src')).toBe("connect-src 'self' https://api.example.com");
    const others = (policy: string) => policy.split('; ').filter((part) => !part.startsWith('connect-src'));
    expect(others(after)).toEqual(others(before));
  });
});
