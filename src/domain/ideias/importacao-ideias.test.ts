import { describe, expect, it } from 'vitest';
import {
  abrirPlanilha,
  type Destino,
  FORMATO_DAS_IDEIAS,
  lerIdeia,
  modeloDeIdeias,
} from './importacao-ideias';
import { decodificar, lerTabela } from '@/domain/comum/tabela';

const destino: Destino = {
  setores: ['Produção', 'Qualidade'],
  regulamento: { caminho: 'r/e/g', permitirControlarInteracao: false, permitirIdeiaPrivada: false },
};
const tabela = (texto: string) => lerTabela(texto, FORMATO_DAS_IDEIAS);
const abrir = (texto: string) => abrirPlanilha(tabela(texto).linhas);
const ler = (texto: string, para = destino) => {
  const { linhas, mapa } = abrir(texto);
  return linhas.map((linha) => lerIdeia(linha, mapa, para));
};
const SEM_DADOS =
  "O arquivo está vazio ou não tem ideias que se possam ler (CSV file is empty or doesn't contain valid data).";

describe('importação de ideias', () => {
  it('o modelo que se baixa se importa sem problema e pronto para publicar', () => {
    const [linha, ...resto] = ler(modeloDeIdeias('Produção'));
    expect(resto).toEqual([]);
    expect(linha).toMatchObject({ numero: 2, problemas: [], completa: true });
    expect(linha?.dados).toMatchObject({
      titulo: 'Reaproveitar a água da chuva',
      objetivo: ['Reduzir custos', 'Otimizar processos'],
      setores: ['Produção'],
      permitirComentarios: true,
      privado: false,
      regulamentoReference: 'r/e/g',
    });
  });
  it('lê o que o Excel brasileiro grava: ponto e vírgula e Windows-1252', () => {
    const bytes = new Uint8Array(
      Array.from('Título;Setores;Descrição\r\nÁgua;produção;São João\r\n', (letra) => letra.charCodeAt(0)),
    );
    expect(ler(decodificar(bytes).texto)[0]?.dados).toMatchObject({
      titulo: 'Água',
      setores: ['Produção'],
      descricao: 'São João',
    });
  });
  it.each([
    ['vírgula', 'titulo,descricaoProblema\n"Água, luz",Falta'],
    ['tabulação', 'Título\tDescrição do problema\nÁgua, luz\tFalta'],
    ['barra', 'Ideia|Problema\nÁgua, luz|Falta'],
  ])('reconhece os títulos, com %s', (_, texto) =>
    expect(ler(texto)[0]?.dados).toMatchObject({ titulo: 'Água, luz', descricaoProblema: 'Falta' }),
  );
  it.each([
    ['Ideia', 'titulo'],
    ['Problema que ela resolve', 'descricaoProblema'],
    ['Diferencial', 'diferenciais'],
    ['Como atingir', 'comoAtingirObjetivo'],
    ['Resultado esperado', 'feedback'],
    ['Objetivo', 'objetivo'],
    ['Área', 'setores'],
    ['Ideia privada', 'privado'],
  ])('a coluna %s é a de %s', (titulo, coluna) => {
    const resto = titulo === 'Ideia' ? 'Descrição' : 'Título';
    expect(abrir(`${titulo};${resto}\na;b`).mapa).toMatchObject({ [coluna]: 0 });
  });
  it('descrição e problema não se confundem, em qualquer ordem', () =>
    expect(ler('Descrição do problema;Descrição;Título\np;d;Água limpa')[0]?.dados).toMatchObject({
      descricaoProblema: 'p',
      descricao: 'd',
    }));
  it('textos em branco passam: é rascunho', () =>
    expect(ler('titulo;descricao\nÁgua limpa;')[0]).toMatchObject({ problemas: [], completa: false }));
  it('booleanos são o texto TRUE, ou como o Excel brasileiro o escreve', () => {
    const livre: Destino = {
      ...destino,
      regulamento: { caminho: 'r/e/g', permitirControlarInteracao: true, permitirIdeiaPrivada: true },
    };
    const linhas = ler('titulo;privado\nUma;TRUE\nDuas;verdadeiro\nTrês;\nQuatro;FALSE\nCinco;1', livre);
    expect(linhas.map(({ dados }) => dados?.privado)).toEqual([true, true, false, false, undefined]);
    expect(linhas[4]?.problemas).toEqual(['Privada: escreva TRUE ou FALSE, ou deixe em branco']);
    // Closed only where the row says so: an empty cell leaves open, as a column that is not there.
    const abertas = ler(
      'titulo;permitirComentarios;permitirPatrocinio\nUma ideia;;\nOutra ideia;FALSE;\nMais uma;;NÃO',
      livre,
    );
    expect(abertas.map(({ dados }) => [dados?.permitirComentarios, dados?.permitirPatrocinio])).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
    expect(ler('titulo\nUma ideia', livre)[0]?.dados?.permitirComentarios).toBe(true);
  });
  it('diz o que há de errado em cada linha', () => {
    const longo = 'x'.repeat(5_001);
    const texto = `titulo;descricao;objetivo;setores;privado;permitirPatrocinio\nAB;${longo};Voar|Reduzir custos;Lua;TRUE;TRUE\nBoa ideia;;;;;TRUE`;
    const [ruim, boa] = ler(texto);
    expect(ruim?.problemas).toEqual([
      'Objetivo desconhecido: Voar',
      'Setor desconhecido: Lua',
      'O título precisa ter ao menos 3 letras.',
      'Descrição: Use no máximo 5000 caracteres.',
      'O regulamento não permite ideia privada',
    ]);
    expect(ruim?.dados).toBeUndefined();
    expect(boa?.problemas).toEqual([]);
    expect(ler('titulo;permitirPatrocinio\nUma ideia;FALSE')[0]?.problemas).toEqual([
      'O regulamento não permite fechar comentários ou patrocínio',
    ]);
  });
  it('o apóstrofo que protege de fórmulas sai', () =>
    expect(ler("titulo\n'=2+2 ideias")[0]?.dados?.titulo).toBe('=2+2 ideias'));
  it.each(['', '\n\n;;\n', 'titulo;descricao\n', 'a;b\nc;d'])('recusa o que não tem dados: %j', (texto) =>
    expect(() => abrir(texto)).toThrow(SEM_DADOS),
  );
  it('recusa aspas que não fecham e arquivos enormes (H07)', () => {
    expect(tabela('titulo\n"Água\nLuz\nAr').recusa).toMatch(/^Linha 2: a aspa antes de «Água» foi aberta/);
    expect(tabela(`titulo\n${'Água limpa\n'.repeat(1_000_000)}`).recusa).toBe(
      'São 1.000.000 linhas; o limite é 2.000 ideias por vez. Divida a lista em partes.',
    );
  });
});
