// @vitest-environment node
import { limitesDeConvite } from '@functions/nucleo/convidar';
import type { Membro } from '@functions/chamada/quem';
import type { Papel } from '@/domain/acesso/papeis';
import { EMPRESA } from '@tests/support/personas';
import { expect, it } from 'vitest';

const membro = (papel: Papel, organiza = true) =>
  ({ uid: 'vera', contexto: EMPRESA, quem: { papel, organiza } }) as unknown as Membro;

// The limits themselves are enforced in tests/functions/convites.test.ts.
it.each([
  ['COLLABORATOR', true, 30, 1_000],
  ['MEMBER', true, 30, 1_000],
  ['TEAM', true, 30, 1_000],
  ['ADMIN', true, 300, 1_000],
  ['ADMIN', false, 30, 50],
] as const)(
  'E18 %s (de empresa da licenciada: %s) convida até %i pessoas por dia, cada endereço contado',
  (papel, organiza, maximo, daEmpresaToda) => {
    const [dela, ...daEmpresa] = limitesDeConvite(membro(papel, organiza), ['a@b.com', 'c@d.com'], {
      pode: true,
    });
    expect(dela).toEqual({ chave: 'uid:vera', maximo, minutos: 1440, usos: 2 });
    expect(daEmpresa.length).toBeGreaterThan(1);
    expect(daEmpresa[0]?.maximo).toBe(daEmpresaToda);
    // Somebody who may not invite uses up nothing that is the company's.
    expect(limitesDeConvite(membro(papel, organiza), ['a@b.com'], { pode: false })).toHaveLength(1);
  },
);
