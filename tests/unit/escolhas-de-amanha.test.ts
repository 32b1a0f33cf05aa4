// @vitest-environment node
// A choice that is stored may get a value more. Whatever answers for its values (a label, a colour, a sentence) has an
// answer for one that this version does not know: tables by `comOutro`, switches by a default.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLECOES } from '@/domain/colecoes';
import * as codigos from '@/domain/diagnostico/codigos-do-tipo';
import { FONTES, type No, nosDe, texto } from '@tests/support/arvore';
import { lugaresDe } from '@tests/support/registrosDeAmanha';

/** The values of every choice of a stored record that a release may add to. */
const ESCOLHAS = [
  ...new Map(
    COLECOES.flatMap(({ schema }) => lugaresDe(schema))
      .filter(({ oQue }) => oQue === 'escolha')
      .map(({ valores = [] }) => valores.filter((valor) => valor !== '').map(String))
      .map((valores) => [valores.join(), valores] as const),
  ).values(),
];

const CODIGOS = new Map(Object.entries(codigos));

/** What stands there: a text, a number, or the name of a kind of question's code. */
const valorDe = ({ type, name, value }: No): string | undefined => {
  const valor = type === 'Identifier' ? CODIGOS.get(String(name)) : value;
  return typeof valor === 'string' || typeof valor === 'number' ? String(valor) : undefined;
};

const chaveDe = (propriedade: No): string | undefined => {
  const chave = propriedade['key'] as No | undefined;
  return (
    chave &&
    (propriedade['computed'] === true
      ? valorDe(chave)
      : chave.type === 'Identifier'
        ? String(chave['name'])
        : valorDe(chave))
  );
};

/** The choice whose values a table or a switch lists. */
const escolhaDe = (nomes: readonly (string | undefined)[]) =>
  ESCOLHAS.find((valores) => valores.every((valor) => nomes.includes(valor)));

/** Casts and types around a literal. */
const ENVOLTORIOS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']);

/** Types whose readers the compiler asks for an answer. */
const SO_ALGUNS = /\b(Partial|Record<(string|number),)/;

/** Tables that no stored value is looked up in, or that answer an unknown one by having nothing for it. */
const SEM_REGISTRO: Record<string, string> = {
  'src/areas/administracao/EmpresasPage.tsx ENDERECO': 'the kind of company that the address names',
  'src/areas/administracao/EmpresasPage.tsx PARA_QUE': 'the kind of company that the address names',
  'src/areas/autorizacao/frases.ts FRASE_DO_MODULO': 'modules that this version lists',
  'src/domain/acesso/areas.ts AREA_DO_MODULO': 'modules that this version asks for',
  'src/domain/acesso/modulos.ts LABELS': 'modules that this version lists; MODULOS answers',
  'src/domain/acesso/papeis.ts TIPO_DO_PAPEL': 'an unknown role has no matrix, and so no permission',
  'src/ui/moldura/cores.ts CORES': 'the theme itself; an unknown family is a plain colour',
  'functions/src/callables/projetos/inviteEmpresaExterno.ts LISTA': 'what a visitor sends',
  'functions/src/callables/projetos/inviteEmpresaExterno.ts REFERENCIA': 'what a visitor sends',
  'functions/src/nucleo/certificados.ts INDISPONIVEL': 'the kind that somebody asks for',
};

/** What a literal is the value of: a variable in capitals, or one with a type of tables; or it is looked up at once. */
function tabelaDe(fonte: string, acima: readonly No[]): string | undefined {
  const fora = acima.find(({ type }) => !ENVOLTORIOS.has(type));
  if (fora?.type === 'MemberExpression') return '';
  const id = fora?.type === 'VariableDeclarator' ? (fora['id'] as No) : undefined;
  if (id?.type !== 'Identifier') return undefined;
  const nome = String(id['name']);
  const tipo = texto(fonte, id);
  const eTabela = /^[A-Z0-9_]+$/.test(nome) || tipo.includes('Record<');
  return eTabela && !SO_ALGUNS.test(tipo) ? nome : undefined;
}

function semResposta(arquivo: string, fonte: string): string[] {
  const achados: string[] = [];
  for (const [no, acima] of nosDe(arquivo, fonte)) {
    if (no.type === 'ObjectExpression') {
      const nome = tabelaDe(fonte, acima);
      const valores = nome === undefined ? undefined : escolhaDe((no['properties'] as No[]).map(chaveDe));
      if (valores) achados.push(`${arquivo} ${nome}`);
    }
    if (no.type === 'SwitchStatement') {
      const casos = (no['cases'] as No[]).map((caso) => caso['test'] as No | null);
      const nomes = casos.map((caso) => (caso ? valorDe(caso) : undefined));
      const valores = ESCOLHAS.find(
        (todos) => nomes.filter((nome) => nome !== undefined && todos.includes(nome)).length > 1,
      );
      if (valores && !casos.includes(null)) achados.push(`${arquivo} switch de ${valores.join()}`);
    }
  }
  return achados;
}

describe('escolhas de amanhã', () => {
  it('toda tabela e todo switch responde por um valor que não conhece', () => {
    const achados = FONTES.flatMap((arquivo) => semResposta(arquivo, readFileSync(arquivo, 'utf8')));
    expect(achados.toSorted()).toEqual(Object.keys(SEM_REGISTRO).toSorted());
  });

  it.each([
    ['uma tabela', "const T = { ATIVO: 'a', INATIVO: 'i' };", 1],
    ['uma tabela com tipo', "const t: Record<S, string> = { ATIVO: 'a', INATIVO: 'i' };", 1],
    ['uma tabela com satisfies', "const T = { ATIVO: 'a', INATIVO: 'i' } as const satisfies object;", 1],
    ['uma tabela consultada logo', "f({ ATIVO: 'a', INATIVO: 'i' }[s]);", 1],
    [
      'uma tabela pelos códigos',
      'const T = { [TEXTO]: 1, [ESCALA]: 2, [CAIXAS]: 3, [ESCOLHA_UNICA]: 4 };',
      1,
    ],
    ['uma tabela que responde', "const T = comOutro({ ATIVO: 'a', INATIVO: 'i' } satisfies object, 'o');", 0],
    ['uma tabela de alguns', "const T: Partial<Record<S, string>> = { ATIVO: 'a', INATIVO: 'i' };", 0],
    ['uma tabela de outra coisa', "const T = { ATIVO: 'a', PARADO: 'i' };", 0],
    ['um registro', "const registro = { ATIVO: 'a', INATIVO: 'i' };", 0],
    ['um switch', "switch (s) { case 'ATIVO': break; case 'INATIVO': break; }", 1],
    ['um switch que responde', "switch (s) { case 'ATIVO': break; case 'INATIVO': break; default: f(); }", 0],
    ['um switch pelos códigos', 'switch (t) { case TEXTO: break; case ESCALA: break; }', 1],
  ])('vê %s', (_caso, fonte, quantos) => expect(semResposta('x.ts', fonte)).toHaveLength(quantos));
});
