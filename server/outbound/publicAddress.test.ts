import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './publicAddress';

const publicAddresses = [
  '93.184.216.34',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
  // NAT64 of a public address, as IPv6-only networks resolve it.
  '64:ff9b::808:808',
];

const refused: Record<string, string[]> = {
  unspecified: ['0.0.0.0', '0.1.2.3', '::', '::ffff:0.0.0.0'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '::ffff:10.0.0.1', '::ffff:c0a8:101'],
  'unique local': ['fc00::1', 'fd00::1', 'fd00:ec2::254'],
  'link-local and metadata': ['169.254.169.254', '169.254.170.2', '::ffff:169.254.169.254', 'fe80::1', 'fec0::1'],
  'metadata in public and shared ranges': ['168.63.129.16', '::ffff:168.63.129.16', '100.100.100.200', '192.0.0.192'],
  'carrier-grade NAT': ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  'broadcast and reserved': ['255.255.255.255', '240.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  'reserved IPv6': ['2001:db8::1', '100::1', '3fff::1', '5f00::1', '4000::1', '8000::1'],
  'IPv4-compatible': ['::127.0.0.1', '::7f00:1', '::10.0.0.1', '::8.8.8.8'],
  translated: [
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::808:808',
  ],
  '6to4': ['2002:7f00:1::', '2002:a9fe:a9fe::1', '2002:808:808::1'],
  Teredo: ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ISATAP: ['2606:4700::5efe:127.0.0.1', '2606:4700::200:5efe:a00:1'],
  'with a zone': ['fe80::1%eth0', '2606:4700:4700::1111%eth0'],
  'other spellings': ['0177.0.0.1', '0x7f.0.0.1', '2130706433', '127.1', '8.8.8', '[::1]', 'localhost', '', ' 8.8.8.8'],
};

describe('isPublicAddress', () => {
  it.each(publicAddresses)('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  for (const [kind, addresses] of Object.entries(refused))
    it.each(addresses)(`refuses %s (${kind})`, (address) => {
      expect(isPublicAddress(address)).toBe(false);
    });
});
