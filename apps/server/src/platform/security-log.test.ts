import { expect, test } from 'vitest';
import { createSecurityLog } from './security-log.ts';

function openLog() {
  const lines: unknown[] = [];
  const note = createSecurityLog({ info: (line: unknown) => void lines.push(line) });
  return { lines, note };
}

test('an event is noted with the network that it came from, never the whole address', () => {
  const { lines, note } = openLog();
  note('login', { userId: 'u1', address: '203.0.113.77' });
  note('login-refused', { address: '2001:db8:1:2:3:4:5:6' });
  expect(lines).toEqual([
    { security: 'login', userId: 'u1', network: '203.0.113.0/24', what: undefined },
    { security: 'login-refused', userId: undefined, network: '2001:db8:1::/48', what: undefined },
  ]);
});

test('a flood of refused access is one line for each place and fan', () => {
  const { lines, note } = openLog();
  const address = '203.0.113.1';
  for (let count = 0; count < 200; count += 1) {
    note('access-refused', { address, what: '/api/profile/user-profile' });
    note('access-refused', { address, what: '/api/albums/add-album', userId: `u${count % 2}` });
  }
  expect(lines).toHaveLength(3);
});

test('a flood against one limit is one line, and hides no other', () => {
  const { lines, note } = openLog();
  for (let host = 1; host <= 200; host += 1)
    note('limit-hit', { address: `203.0.113.${host}`, what: 'login-address' });
  note('limit-hit', { address: '203.0.113.1', what: 'contact-address' });
  note('limit-hit', { address: '198.51.100.1', what: 'login-address' });
  note('login', { address: '203.0.113.1' });
  note('login', { address: '203.0.113.1' });
  expect(lines).toHaveLength(5);
});
