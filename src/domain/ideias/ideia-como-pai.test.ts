// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { patrocinavel } from '@/domain/pai/pai';
import { umaIdeia, umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, paulo } from '@tests/support/personas';
import type { Ideia } from './ideia';
import { comoPai, IDEIA } from './ideia-como-pai';

const publicada = (mudancas: Partial<Ideia> = {}) => comoPai(umaIdeiaPublicada(ana, mudancas));

describe('a ideia como pai', () => {
  it('só aceita patrocínio enquanto nova, publicada e permitida', () => {
    expect(patrocinavel(publicada())).toBe(true);
    expect(patrocinavel(comoPai(umaIdeia(ana)))).toBe(false);
    expect(patrocinavel(publicada({ status: 'APROVADA' }))).toBe(false);
    expect(patrocinavel(publicada({ permitirPatrocinio: false }))).toBe(false);
  });
  it.each([
    ['REPROVADA', null, true],
    ['CANCELADA', null, true],
    ['PRE_ANALISE', null, false],
    ['PRE_ANALISE', new Date(), true],
  ] as const)('%s, removida em %s: sem futuro %s', (status, deletedAt, semFuturo) =>
    expect(publicada({ status, deletedAt }).semFuturo).toBe(semFuturo),
  );
  it('uma movimentação interessa a cada envolvido uma vez', () =>
    expect(
      publicada({
        participantesReferences: [paulo.referencia],
        implementadoresReferences: [ana.referencia, paulo.referencia],
        patrocinadoresReferences: ['empresa/colaboradores/davi'],
      }).envolvidos,
    ).toEqual([ana.referencia, paulo.referencia, 'empresa/colaboradores/davi']));
  it('lê o registro como está guardado', () =>
    expect(IDEIA.schema.parse(umaIdeiaPublicada(ana)).titulo).toBe(umaIdeiaPublicada(ana).titulo));
});
