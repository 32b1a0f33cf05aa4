import { describe, expect, it } from 'vitest';
import { umaAtividadeDoMarco, umMarco } from '@tests/support/documentos';
import { ana, caio, clara, mario } from '@tests/support/personas';
import { lerAbaDeAtividades, veAtividade } from './atividade';
import { diasEntre, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import {
  atuacaoFinal,
  atuacaoDoForm,
  marcoDoForm,
  marcoForm,
  formDaAtuacao,
  formDoMarco,
  rascunhoDaAtuacao,
} from './marco-form';
import { relacoesComMarco, situacaoDe } from './marco';

const ideia = 'licenciadas/l/empresas/e/ideias/i';
const em = (dataPrazo: Date, mais: object = {}) => ({
  dataPrazo,
  startedAt: null,
  finishedAt: null,
  ...mais,
});

describe('situação derivada', () => {
  const prazo = fimDoDia('2026-11-20');
  it('atrasa no dia seguinte ao prazo, em São Paulo', () => {
    expect(situacaoDe(em(prazo), '2026-11-20')).toBe('NAO_INICIADA');
    expect(situacaoDe(em(prazo), '2026-11-21')).toBe('ATRASADA');
    // 23:59 in São Paulo is already the next day in Greenwich; and midnight there still the day before here.
    expect(situacaoDe(em(new Date('2026-11-21T02:59:59.999Z')), '2026-11-20')).toBe('NAO_INICIADA');
    expect(situacaoDe(em(new Date('2026-11-21T02:59:59.999Z')), '2026-11-21')).toBe('ATRASADA');
  });
  it('concluída vence atrasada, atrasada vence iniciada', () => {
    const iniciada = { startedAt: new Date() };
    expect(situacaoDe(em(prazo, iniciada), '2026-11-20')).toBe('EM_ANDAMENTO');
    expect(situacaoDe(em(prazo, iniciada), '2026-12-01')).toBe('ATRASADA');
    expect(situacaoDe(em(prazo, { ...iniciada, finishedAt: new Date() }), '2026-12-01')).toBe('CONCLUIDA');
  });
  it('dias entre dias', () => {
    expect(diasEntre('2026-11-20', '2026-11-21')).toBe(1);
    expect(diasEntre('2026-03-01', '2026-02-28')).toBe(-1);
  });
});

describe('relações com o marco', () => {
  const marco = umMarco(mario, ideia, { colaboradoresResponsaveis: [caio.referencia] });
  const pai = ['paiVisivel', 'paiPublicado'] as const;
  it('quem criou edita, quem responde edita e atua, os demais só veem', () => {
    expect(relacoesComMarco(marco, mario, pai)).toEqual([...pai, 'marcoAberto', 'envolvidoNoMarco']);
    expect(relacoesComMarco(marco, caio, pai)).toEqual([
      ...pai,
      'marcoAberto',
      'envolvidoNoMarco',
      'responsavelPeloMarco',
    ]);
    expect(relacoesComMarco(marco, clara, pai)).toEqual([...pai, 'marcoAberto']);
  });
  it('finalizado, removido ou sob ideia que não se vê, ninguém mais', () => {
    expect(relacoesComMarco({ ...marco, finishedAt: new Date() }, caio, pai)).toEqual(pai);
    expect(relacoesComMarco({ ...marco, deletedAt: new Date() }, caio, pai)).toEqual(pai);
    expect(relacoesComMarco(marco, caio, [])).toEqual([]);
  });
});

const erros = (resultado: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } }) =>
  resultado.error?.issues.map(({ path }) => path[0]) ?? [];

describe('formulários', () => {
  it('criar pede responsável, prazo e dez letras de ações', () => {
    const vazio = marcoForm.safeParse({ colaboradoresResponsaveis: [], dataPrazo: '', acoes: '  curta  ' });
    expect(erros(vazio)).toEqual(['colaboradoresResponsaveis', 'dataPrazo', 'acoes']);
    const certo = {
      colaboradoresResponsaveis: [caio.referencia],
      dataPrazo: '2026-11-20',
      acoes: 'dez letras',
    };
    expect(marcoDoForm(marcoForm.parse(certo)).dataPrazo).toEqual(fimDoDia('2026-11-20'));
    expect(formDoMarco(umMarco(caio, ideia, marcoDoForm(certo)))).toEqual(certo);
  });
  it('finalizar pede descrição e conclusão de hoje em diante; o rascunho, nada', () => {
    const form = { descricaoAtuacao: 'curta', dataConclusao: '2026-11-19', anexos: [] };
    expect(erros(atuacaoFinal('2026-11-20').safeParse(form))).toEqual(['descricaoAtuacao', 'dataConclusao']);
    expect(erros(rascunhoDaAtuacao.safeParse(form))).toEqual([]);
    const certo = { ...form, descricaoAtuacao: 'dez letras', dataConclusao: '2026-11-20' };
    expect(atuacaoDoForm(atuacaoFinal('2026-11-20').parse(certo)).dataConclusao).toEqual(
      inicioDoDia('2026-11-20'),
    );
    expect(formDaAtuacao(umMarco(caio, ideia))).toEqual({
      descricaoAtuacao: '',
      dataConclusao: '',
      anexos: [],
    });
    expect(atuacaoDoForm(rascunhoDaAtuacao.parse({ ...form, dataConclusao: '' })).dataConclusao).toBeNull();
  });
});

describe('atividades', () => {
  it('as públicas são de todos; as privadas, de quem lê a ideia ou atua', () => {
    expect(veAtividade(umaAtividadeDoMarco(caio), ana)).toBe(true);
    const privada = umaAtividadeDoMarco(caio, { visibilidade: 'PRIVADA', leitores: [clara.referencia] });
    expect([ana, clara, caio].map((quem) => veAtividade(privada, quem))).toEqual([false, true, true]);
  });
  it('aba desconhecida é todas', () => {
    expect(['vencidas', 'concluidas', 'x', 'toString', null].map(lerAbaDeAtividades)).toEqual([
      'vencidas',
      'concluidas',
      'todas',
      'todas',
      'todas',
    ]);
  });
});
