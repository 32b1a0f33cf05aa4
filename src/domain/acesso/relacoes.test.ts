// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Ideia } from '@/domain/ideias/ideia';
import { PAPEIS } from './papeis';
import { can, type Relacao } from './permissions';
import { type Quem } from './quem';
import { relacoesComIdeia, relacoesSobIdeia } from './relacoes';

const ana = { uid: 'ana', referencia: 'e/colaboradores/ana' };
const bia = { uid: 'bia', referencia: 'e/colaboradores/bia' };
const ideia = (mais: Partial<Ideia> = {}) =>
  ({
    createdBy: 'ana',
    publishedAt: new Date(),
    deletedAt: null,
    visibilidade: 'PUBLICA',
    participantesReferences: [],
    implementadoresReferences: [],
    permitirComentarios: true,
    permitirPatrocinio: true,
    status: 'NOVA_IDEIA',
    ...mais,
  }) as Ideia;
const rascunho = ideia({ publishedAt: null, visibilidade: 'RASCUNHO', status: 'RASCUNHO' });
const privada = ideia({ visibilidade: 'PRIVADA', participantesReferences: [bia.referencia] });
const quem: Quem = { papel: 'COLLABORATOR', empresaAtiva: true, externo: false, tem: () => true };

describe('relações com a ideia', () => {
  it('rascunho é só do autor', () => {
    expect(relacoesComIdeia(rascunho, ana)).toEqual(['criador', 'autorEmRascunho', 'visivel']);
    expect(relacoesComIdeia(rascunho, bia)).toEqual([]);
  });
  it('privada é do autor e de quem participa', () => {
    expect(relacoesComIdeia(privada, bia)).toEqual(['visivel', 'visivelPublicada', 'publicadaDeOutro']);
    expect(relacoesComIdeia({ ...privada, participantesReferences: [] }, bia)).toEqual([]);
    expect(relacoesSobIdeia({ ...privada, participantesReferences: [] }, bia)).toEqual([]);
  });
  it('removida não é de ninguém', () =>
    expect(relacoesComIdeia(ideia({ visibilidade: 'REMOVIDA', deletedAt: new Date() }), ana)).toEqual([
      'criador',
    ]));
  it('não se comenta o que não permite comentários, nem se patrocina o que não é novo', () => {
    expect(relacoesSobIdeia(ideia({ permitirComentarios: false }), bia)).not.toContain('paiComentavel');
    expect(relacoesSobIdeia(ideia({ status: 'APROVADA' }), bia)).not.toContain('paiPatrocinavel');
    expect(relacoesSobIdeia(ideia(), bia)).toContain('paiPatrocinavel');
  });
});

describe('can', () => {
  it('pede a flag e a relação da mesma alternativa', () => {
    expect(can(quem, 'ideias', 'get', ['visivel'])).toBe(true);
    expect(can(quem, 'ideias', 'get', [])).toBe(false);
    expect(can({ ...quem, tem: () => false }, 'ideias', 'get', ['visivel'])).toBe(false);
  });
  it('ADMIN passa pelas flags, não pelas relações', () => {
    const admin: Quem = { ...quem, papel: 'ADMIN', tem: () => false };
    expect(can(admin, 'ideias', 'create', ['autorEmRascunho'])).toBe(true);
    expect(can(admin, 'ideias', 'get', [])).toBe(false);
  });
  it('só quem analisa movimenta', () => {
    const deOutro = ['paiPublicado', 'paiJulgavel'] as const;
    expect(can(quem, 'movimentacoes', 'create', deOutro)).toBe(false);
    expect(can({ ...quem, papel: 'TEAM' }, 'movimentacoes', 'create', deOutro)).toBe(true);
  });
  it('a própria ideia, só ADMIN movimenta', () => {
    const relacoes = relacoesSobIdeia(ideia(), ana);
    expect(can({ ...quem, papel: 'TEAM' }, 'movimentacoes', 'create', relacoes)).toBe(false);
    expect(can({ ...quem, papel: 'ADMIN' }, 'movimentacoes', 'create', relacoes)).toBe(true);
    const deBia = relacoesSobIdeia(ideia(), bia);
    expect(can({ ...quem, papel: 'TEAM' }, 'movimentacoes', 'create', deBia)).toBe(true);
  });
  it.each(['participantesReferences', 'implementadoresReferences'] as const)(
    'quem está em %s não movimenta, a não ser ADMIN',
    (campo) => {
      const relacoes = relacoesSobIdeia(ideia({ [campo]: [bia.referencia] }), bia);
      expect(can({ ...quem, papel: 'TEAM' }, 'movimentacoes', 'create', relacoes)).toBe(false);
      expect(can({ ...quem, papel: 'ADMIN' }, 'movimentacoes', 'create', relacoes)).toBe(true);
    },
  );
  it('a publicada mudam e removem ADMIN, e TEAM se é de outra pessoa; o rascunho, o autor', () => {
    const deOutro = relacoesComIdeia(ideia(), bia);
    const propria = relacoesComIdeia(ideia(), ana);
    const doRascunho = relacoesComIdeia(rascunho, ana);
    for (const operacao of ['update', 'delete'] as const) {
      const pode = (papel: Quem['papel'], relacoes: readonly Relacao[]) =>
        can({ ...quem, papel }, 'ideias', operacao, relacoes);
      expect(PAPEIS.filter((papel) => pode(papel, deOutro))).toEqual(['ADMIN', 'TEAM']);
      expect(PAPEIS.filter((papel) => pode(papel, propria))).toEqual(['ADMIN']);
      expect(PAPEIS.filter((papel) => pode(papel, doRascunho))).toEqual([...PAPEIS]);
    }
  });
  it('empresa inativa não escreve; respondente externo nada faz', () => {
    expect(can({ ...quem, empresaAtiva: false }, 'ideias', 'create', ['autorEmRascunho'])).toBe(false);
    expect(can({ ...quem, empresaAtiva: false }, 'ideias', 'get', ['visivel'])).toBe(true);
    expect(can({ ...quem, externo: true }, 'ideias', 'get', ['visivel'])).toBe(false);
  });
});
