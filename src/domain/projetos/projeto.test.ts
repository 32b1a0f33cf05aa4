// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { emDias, umProjeto } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { bannerDe } from './banner';
import { emAndamento, fasesDe, FASES_PADRAO, inscricoes, MAXIMO_DE_FASES, projetoSchema } from './projeto';
import { novaVotacao } from './votacao';
import { comNovaFase, formDoProjeto, projetoForm, projetoDoForm, projetoVazio } from './projeto-form';

const valido = {
  ...projetoVazio,
  nome: 'Prêmio',
  licenciado: 'l1',
  categoria: ['Indústria'],
  anoAtuacao: '2026-01-10',
  anoVigencia: '2026-12-20',
  linkRegulamento: 'https://premio.exemplo/regulamento',
};
const frases = (mudanca: object) =>
  projetoForm.safeParse({ ...valido, ...mudanca }).error?.issues.map(({ message }) => message) ?? [];

describe('fases', () => {
  it('as oito padrão, na ordem do prêmio; as fixas nas pontas', () => {
    expect(FASES_PADRAO.map(({ id }) => id)).toEqual([1, 2, 3, 8, 4, 5, 6, 7]);
    expect(FASES_PADRAO.map(({ titulo }) => titulo)).toEqual([
      'Inscrição',
      'Autodiagnóstico',
      'Habilitada',
      'Evidências',
      'Entrevista Inicial',
      'Entrevista de aprofundamento',
      'Finalistas',
      'Vencedores',
    ]);
    expect(fasesDe({ fases: [] })).toEqual(FASES_PADRAO);
  });
  it('voltam do registro como foram escritas', () => {
    const fases = FASES_PADRAO.map((fase, i) => ({ ...fase, titulo: `Fase x - ${i} 🚀` }));
    expect(fasesDe(projetoSchema.parse(umProjeto(ana, { fases })))).toEqual(fases);
    expect(projetoSchema.parse(umProjeto(ana, { fases: [] })).fases).toEqual([]);
  });
  it.each<[string, string | object]>([
    ['texto', '3 x #6BBF59 Habilitada'],
    ['sem número', { id: undefined }],
    ['número zero', { id: 0 }],
    ['número de quatro algarismos', { id: 1000 }],
    ['número quebrado', { id: 9.5 }],
    ['número em texto', { id: '9' }],
    ['cor de fora', { cor: '#000000' }],
    ['cor em minúsculas', { cor: '#ffffff' }],
    ['título em branco', { titulo: ' \u00a0' }],
    ['título longo', { titulo: 'x'.repeat(61) }],
    ['marca em texto', { checked: 'x' }],
    ['campo a mais', { extra: 1 }],
  ])('o registro que traz uma fase estragada não se lê: %s', (_, mudanca) => {
    const [primeira, segunda, ...outras] = FASES_PADRAO;
    const fase = typeof mudanca === 'string' ? mudanca : { ...segunda, ...mudanca };
    const fases = [primeira, fase, ...outras];
    expect(projetoSchema.safeParse({ ...umProjeto(ana), fases }).success).toBe(false);
  });
  it('as fixas ficam nas pontas, ligadas', () => {
    const [primeira, ...outras] = FASES_PADRAO;
    const ultima = outras.at(-1);
    for (const fases of [
      [primeira],
      [ultima],
      [ultima, primeira],
      FASES_PADRAO.slice(1),
      FASES_PADRAO.slice(0, -1),
      [{ ...primeira, checked: false }, ultima],
      [primeira, { ...ultima, checked: false }],
      Array.from({ length: MAXIMO_DE_FASES + 1 }, (_, i) => (i === 0 ? primeira : ultima)),
    ])
      expect(projetoSchema.safeParse({ ...umProjeto(ana), fases }).success).toBe(false);
  });
  it('uma nova vem antes de Vencedores, branca, ligada, com o maior número mais um', () => {
    const fases = comNovaFase(FASES_PADRAO);
    expect(fases.at(-2)).toEqual({ id: 9, titulo: 'Nova Fase', cor: '#FFFFFF', checked: true });
    expect(fases.at(-1)?.id).toBe(7);
    expect(comNovaFase(comNovaFase(fases)).map(({ id }) => id)).toContain(11);
    let muitas = fases;
    for (let i = 0; i < 20; i++) muitas = comNovaFase(muitas);
    expect(muitas).toHaveLength(MAXIMO_DE_FASES);
  });
});

describe('formulário', () => {
  it('vai e volta sem mudar nada', () => {
    const gravado = projetoDoForm(projetoForm.parse(valido));
    expect(gravado.anoAtuacao).toEqual(inicioDoDia('2026-01-10'));
    expect(gravado.anoVigencia).toEqual(fimDoDia('2026-12-20'));
    const projeto = projetoSchema.parse({ ...umProjeto(ana), ...gravado });
    expect(formDoProjeto(projeto)).toEqual({ ...valido, fases: [...FASES_PADRAO] });
  });
  it('a votação vai e volta na hora de Brasília; as categorias que uma de antes tinha ficam fora', () => {
    const votacao = novaVotacao('2026-01-10', '2026-12-20');
    const gravado = projetoDoForm(projetoForm.parse({ ...valido, votacao }));
    expect(gravado.votacao).toMatchObject({
      inicio: new Date('2026-01-10T03:00:00.000Z'),
      fim: new Date('2026-12-21T02:59:00.000Z'),
    });
    const projeto = projetoSchema.parse({ ...umProjeto(ana), ...gravado });
    expect(formDoProjeto(projeto).votacao).toEqual(votacao);
    const deAntes = { ...umProjeto(ana), votacao: { ...gravado.votacao, categorias: ['Cooperativas'] } };
    expect(projetoSchema.parse(deAntes).votacao).toEqual(gravado.votacao);
    expect(frases({ votacao: { ...votacao, fim: '2026-01-10', horaDoFim: '00:00' } })).toEqual([
      'A votação precisa terminar depois de começar.',
    ]);
    expect(frases({ votacao: { ...votacao, horaDoFim: '25:00' } })).toHaveLength(1);
  });
  it('cada imagem do banner leva a um lugar e diz o que mostra', () => {
    const images = [{ path: 'x', name: 'a.png', size: 1, type: 'image/png' }];
    const inteiro = { images, urlImages: ['https://a.exemplo'], descricaoImages: ['Inscrições abertas'] };
    expect(frases(inteiro)).toEqual([]);
    expect(frases({ ...inteiro, descricaoImages: [' '] })).toEqual([
      'Descreva a imagem em ao menos 3 letras.',
    ]);
    const projeto = umProjeto(ana, inteiro);
    expect(bannerDe(projeto)).toEqual({
      posicao: 1,
      tempo: 5_000,
      trocar: true,
      imagens: [{ path: 'x', descricao: 'Inscrições abertas', link: 'https://a.exemplo' }],
    });
    expect(bannerDe({ ...projeto, exibir: false })).toBeNull();
    expect(bannerDe(umProjeto(ana))).toBeNull();
  });
  it('pede o que a especificação pede', () => {
    expect(frases({})).toEqual([]);
    expect(frases({ nome: ' ab ' })).toEqual(['O nome precisa ter ao menos 3 letras.']);
    expect(frases({ licenciado: '' })).toEqual(['Escolha o licenciado.']);
    expect(frases({ categoria: [] })).toEqual(['Escolha ao menos uma categoria.']);
    expect(frases({ anoAtuacao: '' })).toContain('Escolha a data.');
    expect(frases({ anoVigencia: '2026-01-09' })).toEqual(['O fim não pode vir antes do início.']);
    expect(frases({ minimoResposta: '' })).toHaveLength(1);
    expect(frases({ tempo: '' })).toHaveLength(1);
    expect(frases({ posicao: null })).toHaveLength(1);
    expect(frases({ fases: [...FASES_PADRAO, ...FASES_PADRAO.slice(0, 1)] })).toHaveLength(1);
  });
  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'ftp://a.exemplo', 'mailto:a@b.c'])(
    'o link %j não é endereço da web',
    (endereco) => {
      expect(frases({ linkRegulamento: endereco })).toEqual([
        'Escreva um endereço que comece com http:// ou https://.',
      ]);
      const images = [{ path: 'x', name: 'a.png', size: 1, type: 'image/png' }];
      expect(frases({ images, urlImages: [endereco], descricaoImages: ['Uma imagem'] })).toEqual([
        'O link de uma das imagens está indefinido.',
      ]);
    },
  );
  it('o endereço é gravado como o navegador o escreve', () => {
    const { linkRegulamento } = projetoForm.parse({
      ...valido,
      linkRegulamento: ' HTTPS://Prêmio.exemplo/ção ',
    });
    expect(linkRegulamento).toBe('https://xn--prmio-isa.exemplo/%C3%A7%C3%A3o');
  });
  it.each([
    ['premio.exemplo', 'https://premio.exemplo/'],
    [' premio.exemplo/regras?ano=2026 ', 'https://premio.exemplo/regras?ano=2026'],
    ['premio.exemplo:8080/a', 'https://premio.exemplo:8080/a'],
  ])('o link %j ganha o https:// que falta', (escrito, gravado) => {
    expect(projetoForm.parse({ ...valido, linkRegulamento: escrito }).linkRegulamento).toBe(gravado);
  });
  it('cada imagem tem o seu link', () => {
    const images = [{ path: 'x', name: 'a.png', size: 1, type: 'image/png' }];
    expect(frases({ images, urlImages: [] })).toEqual(['O link de uma das imagens está indefinido.']);
  });
});

it('em andamento até o fim do último dia, no horário de São Paulo', () => {
  const projeto = { anoVigencia: fimDoDia('2026-11-22') };
  expect(emAndamento(projeto, new Date('2026-11-23T02:59:00Z'))).toBe(true);
  expect(emAndamento(projeto, new Date('2026-11-23T03:00:00Z'))).toBe(false);
  expect(emAndamento({ anoVigencia: emDias(-2) }, new Date())).toBe(false);
});

it.each([
  ['2026-12-06T12:00:00Z', false, 'abrem'],
  ['2026-12-07T12:00:00Z', false, 'abertas'],
  ['2026-12-20T12:00:00Z', false, 'abertas'],
  ['2026-12-21T12:00:00Z', false, 'encerradas'],
  ['2026-12-07T12:00:00Z', true, 'encerradas'],
] as const)('em %s, encerradas à mão: %s, as inscrições: %s', (agora, encerrado, como) => {
  const periodo = { anoAtuacao: inicioDoDia('2026-12-07'), anoVigencia: fimDoDia('2026-12-20') };
  expect(inscricoes({ ...periodo, encerrado }, new Date(agora))).toBe(como);
});
