// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { quemDe } from '@/domain/acesso/quem';
import { PAPEIS } from '@/domain/acesso/papeis';
import { permissoesEmTexto } from '@/domain/acesso/permissoes-em-texto';
import { emDias, umColaborador, umProjeto, umStatus } from '@tests/support/documentos';
import { ana, EMPRESA, POR_PAPEL } from '@tests/support/personas';
import { FASES_PADRAO } from './projeto';
import {
  comFase,
  fasesEmUso,
  nomeDoDia,
  MAXIMO_DE_MUDANCAS,
  podeMudarFase,
  podeMudarPara,
  projetar,
  statusSchema,
  tituloDaFase,
} from './status';

const quem = (papel: (typeof PAPEIS)[number], mudancas = {}) =>
  quemDe(umColaborador(POR_PAPEL[papel], mudancas));

describe('fase de uma empresa', () => {
  it('quem analisa a muda, com 6.criacao e 6.leitura; a convidada e quem colabora não', () => {
    expect(PAPEIS.filter((papel) => podeMudarFase(quem(papel)))).toEqual(['ADMIN', 'TEAM', 'MASTER']);
    for (const falta of ['criacao', 'leitura'] as const) {
      const flags = { leitura: true, criacao: true, editar: true, remover: true, [falta]: false };
      const permissoes = permissoesEmTexto({ 6: flags });
      expect(podeMudarFase(quem('TEAM', { permissoes }))).toBe(false);
      expect(podeMudarFase(quem('ADMIN', { permissoes }))).toBe(true);
    }
    expect(podeMudarFase(quem('ADMIN', { empresaStatus: 'INATIVO' }))).toBe(false);
    expect(podeMudarFase(quem('TEAM', { externo: true }))).toBe(false);
  });
  it('só ADMIN leva a Vencedores e traz de lá', () => {
    expect(podeMudarPara(quem('TEAM'), 6, 4)).toBe(true);
    for (const [de, para] of [
      [6, 7],
      [7, 6],
    ] as const) {
      expect(podeMudarPara(quem('TEAM'), de, para)).toBe(false);
      expect(podeMudarPara(quem('ADMIN'), de, para)).toBe(true);
    }
  });
  it('guarda cada mudança, até o limite', () => {
    let status = statusSchema.parse(umStatus('p', 'e'));
    for (let i = 0; i < MAXIMO_DE_MUDANCAS + 5; i++)
      status = { ...status, ...comFase(status, 2 + (i % 2), emDias(-1), 'ana') };
    expect(status.historico).toHaveLength(MAXIMO_DE_MUDANCAS);
    expect(statusSchema.safeParse(status).success).toBe(true);
    expect(status.historico.at(-1)?.status).toBe(status.status);
    expect(nomeDoDia({ ...status, nomeFantasia: 'Outro nome' })).toBe(status.nomeFantasia);
    const deAntes = status.historico.map(({ nome: _nome, ...mudanca }) => mudanca);
    expect(nomeDoDia({ historico: deAntes, nomeFantasia: 'Outro nome' })).toBe('Outro nome');
  });
  it('as fases em uso, e o nome de uma que não existe mais', () => {
    const fases = FASES_PADRAO.map((fase) => ({ ...fase, checked: fase.id !== 5 }));
    expect(fasesEmUso({ fases }).map(({ id }) => id)).toEqual([1, 2, 3, 8, 4, 6, 7]);
    expect(tituloDaFase({ fases: [] }, 6)).toBe('Finalistas');
    expect(tituloDaFase({ fases }, 99)).toBe('Fase 99');
  });
});

it('a cópia da empresa não diz quem mudou a fase, nem o que outros copiam dela', () => {
  const copia = projetar(umStatus('p', 'g'), umProjeto(ana), EMPRESA);
  expect(JSON.stringify(copia)).not.toContain(ana.uid);
  expect(Object.keys(copia)).not.toContain('cnpj');
  expect(copia).toMatchObject({ empresaId: EMPRESA.empresaId, idProjeto: 'p', status: 1, deletedAt: null });
});
it('a cópia some com a inscrição ou com o projeto', () => {
  const quando = emDias(-1);
  for (const [status, projeto] of [
    [umStatus('p', 'g', { deletedAt: quando }), umProjeto(ana)],
    [umStatus('p', 'g'), umProjeto(ana, { deletedAt: quando })],
  ] as const)
    expect(projetar(status, projeto, EMPRESA).deletedAt).toEqual(quando);
});
