// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Pai } from '@/domain/pai/pai';
import { umPai } from '@tests/support/desafio';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { clara } from '@tests/support/personas';
import { PAPEIS } from './papeis';
import { type Relacao } from './permissao';
import { permiteNaColecao } from './tabela-de-permissoes';
import { type Quem } from './quem';
import { daEquipe, relacoesCom, relacoesSob } from './relacoes';

const ana = { uid: 'ana', referencia: 'e/colaboradores/ana' };
const bia = { uid: 'bia', referencia: 'e/colaboradores/bia' };
const pai = (mais: Partial<Pai> = {}): Pai => umPai({ autor: 'ana', ...mais });
const rascunho = pai({ publicado: false, visibilidade: 'RASCUNHO' });
const privado = pai({ visibilidade: 'PRIVADA', participantes: [bia.referencia] });
const quem: Quem = {
  papel: 'COLLABORATOR',
  empresaAtiva: true,
  externo: false,
  organiza: true,
  tem: () => true,
};

describe('relações com o pai', () => {
  it('rascunho é só do autor', () => {
    expect(relacoesCom(rascunho, ana)).toEqual(['criador', 'autorEmRascunho', 'visivel']);
    expect(relacoesCom(rascunho, bia)).toEqual([]);
  });
  it('privado é do autor e de quem participa', () => {
    expect(relacoesCom(privado, bia)).toEqual(['visivel', 'visivelPublicada', 'publicadaDeOutro']);
    expect(relacoesCom({ ...privado, participantes: [] }, bia)).toEqual([]);
    expect(relacoesSob({ ...privado, participantes: [] }, bia)).toEqual([]);
  });
  it('removido não é de ninguém', () =>
    expect(relacoesCom(pai({ visibilidade: 'REMOVIDA', deletedAt: new Date() }), ana)).toEqual(['criador']));
  it('não se comenta o que não permite comentários, nem se patrocina o que não é novo', () => {
    expect(relacoesSob(pai({ aceitaComentario: false }), bia)).not.toContain('paiComentavel');
    expect(relacoesSob(pai({ abertoParaPatrocinio: false }), bia)).not.toContain('paiPatrocinavel');
    expect(relacoesSob(pai(), bia)).toContain('paiPatrocinavel');
  });
});

describe('permiteNaColecao', () => {
  it('pede a flag e a relação da mesma alternativa', () => {
    expect(permiteNaColecao(quem, 'ideias', 'get', ['visivel'])).toBe(true);
    expect(permiteNaColecao(quem, 'ideias', 'get', [])).toBe(false);
    expect(permiteNaColecao({ ...quem, tem: () => false }, 'ideias', 'get', ['visivel'])).toBe(false);
  });
  it('ADMIN passa pelas flags, não pelas relações', () => {
    const admin: Quem = { ...quem, papel: 'ADMIN', tem: () => false };
    expect(permiteNaColecao(admin, 'ideias', 'create', ['autorEmRascunho'])).toBe(true);
    expect(permiteNaColecao(admin, 'ideias', 'get', [])).toBe(false);
  });
  it('só quem analisa movimenta', () => {
    const deOutro = ['paiPublicado', 'paiJulgavel'] as const;
    expect(permiteNaColecao(quem, 'movimentacoes', 'create', deOutro)).toBe(false);
    expect(permiteNaColecao({ ...quem, papel: 'TEAM' }, 'movimentacoes', 'create', deOutro)).toBe(true);
  });
  it('a própria ideia, só ADMIN movimenta', () => {
    const relacoes = relacoesSob(pai(), ana);
    expect(permiteNaColecao({ ...quem, papel: 'TEAM' }, 'movimentacoes', 'create', relacoes)).toBe(false);
    expect(permiteNaColecao({ ...quem, papel: 'ADMIN' }, 'movimentacoes', 'create', relacoes)).toBe(true);
    const deBia = relacoesSob(pai(), bia);
    expect(permiteNaColecao({ ...quem, papel: 'TEAM' }, 'movimentacoes', 'create', deBia)).toBe(true);
  });
  it('quem é da equipe não movimenta, a não ser ADMIN', () => {
    const relacoes = relacoesSob(pai({ equipe: [bia.referencia] }), bia);
    expect(permiteNaColecao({ ...quem, papel: 'TEAM' }, 'movimentacoes', 'create', relacoes)).toBe(false);
    expect(permiteNaColecao({ ...quem, papel: 'ADMIN' }, 'movimentacoes', 'create', relacoes)).toBe(true);
  });
  it('da equipe da ideia é quem participa e quem a implementa', () => {
    const [p, i] = [
      { participantesReferences: [bia.referencia] },
      { implementadoresReferences: [bia.referencia] },
    ];
    for (const mudanca of [p, i])
      expect(daEquipe(comoPai(umaIdeiaPublicada(clara, mudanca)), bia)).toBe(true);
    expect(daEquipe(comoPai(umaIdeiaPublicada(clara)), bia)).toBe(false);
    expect(daEquipe(comoPai(umaIdeiaPublicada(clara)), clara)).toBe(true);
  });
  it('a publicada mudam e removem ADMIN, e TEAM se é de outra pessoa; o rascunho, o autor (I3)', () => {
    const deOutro = relacoesCom(pai(), bia);
    const propria = relacoesCom(pai(), ana);
    const doRascunho = relacoesCom(rascunho, ana);
    for (const operacao of ['update', 'delete'] as const) {
      const pode = (papel: Quem['papel'], relacoes: readonly Relacao[]) =>
        permiteNaColecao({ ...quem, papel }, 'ideias', operacao, relacoes);
      expect(PAPEIS.filter((papel) => pode(papel, deOutro))).toEqual(['ADMIN', 'TEAM']);
      expect(PAPEIS.filter((papel) => pode(papel, propria))).toEqual(['ADMIN']);
      expect(PAPEIS.filter((papel) => pode(papel, doRascunho))).toEqual([...PAPEIS]);
    }
  });
  it('empresa inativa não escreve; respondente externo nada faz', () => {
    expect(permiteNaColecao({ ...quem, empresaAtiva: false }, 'ideias', 'create', ['autorEmRascunho'])).toBe(
      false,
    );
    expect(permiteNaColecao({ ...quem, empresaAtiva: false }, 'ideias', 'get', ['visivel'])).toBe(true);
    expect(permiteNaColecao({ ...quem, externo: true }, 'ideias', 'get', ['visivel'])).toBe(false);
  });
});
