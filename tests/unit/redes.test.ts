// @vitest-environment node
// The address that limits and votes count by (threats I01, F07): one network is one, however its address is written.
import { ipDe, redeDe } from '@functions/chamada/quem';
import { expect, it } from 'vitest';

type Pedido = Parameters<typeof ipDe>[0]['rawRequest'];
const ip = (encaminhado: string) =>
  ipDe({ rawRequest: { headers: { 'x-forwarded-for': encaminhado } } as unknown as Pedido });

it.each([
  [
    ['2a01:4f8::a:b:c:d', '2a01:4f8::e:b:c:d', '2a01:4f8:0:0::1', '2A01:04F8:0000:0000:1:2:3:4'],
    '2a01:4f8:0:0::',
  ],
  [['2804:14c:1:2::1', '2804:14c:1:2:9:9:9:9', '2804:14c:1:2::'], '2804:14c:1:2::'],
  [['::1', '::2:3:4:5'], '0:0:0:0::'],
  [['2001:470:1f0b::b:c:d', '2001:470:1f0b:0:a::1'], '2001:470:1f0b:0::'],
])('I01 %j são uma só rede', (enderecos, rede) => {
  expect(new Set(enderecos.map(ip))).toEqual(new Set([rede]));
});

it('F07 outra rede é outra, e a rede maior é a mesma', () => {
  expect(ip('2a01:4f8:0:1::1')).not.toBe(ip('2a01:4f8::1'));
  expect(redeDe(ip('2a01:4f8:0:1::1'))).toBe('2a01:4f8:0::/48');
  expect(redeDe(ip('2a01:4f8::1'))).toBe('2a01:4f8:0::/48');
});

it('IPv4, também dentro de IPv6, e o que não é endereço ficam como são', () => {
  for (const cada of ['203.0.113.7', '::ffff:203.0.113.7', 'desconhecido'])
    expect(ip(`1.1.1.1, ${cada}`)).toBe(cada);
  expect(redeDe('203.0.113.7')).toBe('203.0.113.0/24');
});
