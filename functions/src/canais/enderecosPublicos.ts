/**
 * Networks that nothing is sent to: the function's own, the cloud's metadata, and all that are not public (RFC 6890).
 * Names are resolved by the very connection, so a name that changes its address in between gains nothing.
 */
import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Definitivo } from '@functions/nucleo/fila';

const fechadas = new BlockList();
for (const rede of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [inicio = '', bits] = rede.split('/');
  fechadas.addSubnet(inicio, Number(bits), 'ipv4');
}
/** Only these are given out to the public; within them are special ones, and those that carry an IPv4 address. */
const abertas6 = new BlockList();
abertas6.addSubnet('2000::', 3, 'ipv6');
for (const [inicio, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  fechadas.addSubnet(inicio, bits, 'ipv6');

/** True iff the address is one of the public network. */
export function ehPublico(endereco: string): boolean {
  const versao = isIP(endereco);
  if (versao === 4) return !fechadas.check(endereco, 'ipv4');
  return versao === 6 && abertas6.check(endereco, 'ipv6') && !fechadas.check(endereco, 'ipv6');
}

export const REDE_INTERNA = 'O endereço leva a uma rede interna, e nada foi enviado.';

type Resolver = (
  nome: string,
  opcoes: { all: true },
  pronto: (erro: NodeJS.ErrnoException | null, enderecos: LookupAddress[]) => void,
) => void;

/** Resolves a name for a connection, or refuses when one of its addresses is not public. */
export const soPublicos =
  (resolver: Resolver = lookup): LookupFunction =>
  (nome, { all }, pronto) =>
    resolver(nome, { all: true }, (erro, enderecos) => {
      const [primeiro] = enderecos ?? [];
      if (erro || !primeiro) return pronto(erro ?? new Error(`${nome} não tem endereço`), []);
      if (!enderecos.every(({ address }) => ehPublico(address)))
        return pronto(new Definitivo(REDE_INTERNA), []);
      return all ? pronto(null, enderecos) : pronto(null, primeiro.address, primeiro.family);
    });
