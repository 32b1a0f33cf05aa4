// @vitest-environment node
import { limitesDeConvite } from '@functions/nucleo/convidar';
import type { Membro } from '@functions/chamada/quem';
import type { Papel } from '@/domain/acesso/papeis';
import { EMPRESA } from '@tests/support/personas';
import { expect, it } from 'vitest';

const membro = (papel: Papel) => ({ uid: 'vera', contexto: EMPRESA, quem: { papel } }) as unknown as Membro;

// The limits themselves are enforced in tests/functions/convites.test.ts.
it.each([
  ['COLLABORATOR', 30],
  ['MEMBER', 30],
  ['TEAM', 30],
  ['ADMIN', 300],
] as const)('E18 %s convida até %i pessoas por dia, cada endereço contado', (papel, maximo) => {
  const [dela, ...daEmpresa] = limitesDeConvite(membro(papel), ['a@b.com', 'c@d.com'], { pode: true });
  expect(dela).toEqual({ chave: 'uid:vera', maximo, minutos: 1440, usos: 2 });
  expect(daEmpresa.length).toBeGreaterThan(1);
  // Somebody who may not invite uses up nothing that is the company's.
  expect(limitesDeConvite(membro(papel), ['a@b.com'], { pode: false })).toHaveLength(1);
});
