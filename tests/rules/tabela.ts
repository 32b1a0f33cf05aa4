/**
 * Cells of the permissions table (src/domain/acesso/tabela-de-permissoes.ts) as acts on valid documents: collection × operation × role ×
 * flag on or off × relation. What is expected comes from `permite`; what happens comes from firestore.rules.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODIGOS, type CodigoModulo, type Flag, FLAGS } from '@/domain/acesso/areas';
import type { FlagsDoModulo } from '@/domain/acesso/autorizacao';
import { PAPEIS, type Papel } from '@/domain/acesso/papeis';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Acesso, OPERACOES, type Operacao, permite, type Relacao } from '@/domain/acesso/permissao';
import { PERMISSOES } from '@/domain/colecoes';
import { permissoesEmTexto } from '@/domain/acesso/permissoes-em-texto';
import type { Quem } from '@/domain/acesso/quem';
import { REGULAMENTO, umColaborador, umRegulamento } from '@tests/support/documentos';
import { type Persona, persona } from '@tests/support/personas';
import type { FirestoreError } from 'firebase/firestore/lite';
import { type Ambiente, type Banco, type Documentos, fimDe } from './ambiente';
import { carregarRegras } from './emulador';
import { regras } from './regras';

type ModuloEFlag = readonly [CodigoModulo, Flag];

/** A company of the cells: in which every flag is on, but the one named, or in which none is. */
export interface Empresa {
  contexto: Contexto;
  lugar: string;
  tem: Quem['tem'];
  organiza: boolean;
}
const empresa = (empresaId: string, lugar: string, tem: Quem['tem'], organiza = true): Empresa => ({
  contexto: { licenciadaId: 'tabela', empresaId },
  lugar,
  tem,
  organiza,
});
const COM_TUDO = empresa('com-tudo', 'com tudo', () => true);
const SEM_NADA = empresa('sem-nada', 'sem nenhuma permissão', () => false);
/** A guest, who has every flag. */
const CONVIDADA = empresa('convidada', 'como convidada, com tudo', () => true, false);
const sem = (flag: ModuloEFlag) =>
  empresa(
    `sem-${flag.join('-')}`,
    `sem ${flag.join('.')}`,
    (codigo, qual) => codigo !== flag[0] || qual !== flag[1],
  );

/** What one situation needs: the records that must be there, the act, and the relations of the person in it. */
export interface Situacao {
  cenario: string;
  /** The record a refusal must leave as it was. */
  caminho: string;
  documentos?: Documentos;
  relacoes: readonly Relacao[];
  ato: (banco: Banco) => Promise<unknown>;
}
/** Situations of an operation for a person in a company. `autor` is a colleague, not one of the five. */
export type Situacoes = (quem: Persona, autor: Persona, contexto: Contexto) => Situacao[];
export type Tabela = Partial<Record<string, Record<Operacao, Situacoes>>>;

const NOMES: Record<Papel, string> = {
  ADMIN: 'Ada Administradora',
  MEMBER: 'Mel Membro',
  TEAM: 'Tom da Equipe',
  MASTER: 'Max Master',
  COLLABORATOR: 'Cora Colaboradora',
};
const quemE = (papel: Papel, contexto: Contexto) => persona(NOMES[papel], papel, { contexto });
const umAutor = (contexto: Contexto) => persona('Otto Autor', 'COLLABORATOR', { contexto });

/** Companies that tell something about the operation: all flags on, each flag it names off, none on, and a guest. */
function empresasDe(acesso: Acesso): Empresa[] {
  const flags = new Map(
    acesso.flatMap(({ flag, eFlag }) =>
      [flag, eFlag].flatMap((uma) => (uma ? [[uma.join('-'), uma] as const] : [])),
    ),
  );
  const convidada = acesso.some(({ organiza }) => organiza) ? [CONVIDADA] : [];
  return [COM_TUDO, SEM_NADA, ...[...flags.values()].map(sem), ...convidada];
}

function daEmpresa({ contexto, tem, organiza }: Empresa): Documentos {
  const empresaRole = organiza ? 'NORMAL' : 'CONVIDADA';
  const permissoesDela = permissoesEmTexto(
    Object.fromEntries(
      CODIGOS.map((codigo) => [
        codigo,
        Object.fromEntries(FLAGS.map((flag) => [flag, tem(codigo, flag)])) as FlagsDoModulo,
      ]),
    ),
  );
  const pessoas = [umAutor(contexto), ...PAPEIS.map((papel) => quemE(papel, contexto))];
  return {
    [caminhos.regulamentoIdeias(contexto, REGULAMENTO)]: umRegulamento(),
    ...Object.fromEntries(
      pessoas.map((pessoa) => [
        pessoa.referencia,
        umColaborador(pessoa, { permissoes: permissoesDela, empresaRole }),
      ]),
    ),
  };
}

interface Celula extends Situacao {
  quem: Persona;
  papel: Papel;
  lugar: string;
  /** What the table says. */
  esperado: Fim;
}
type Fim = 'pode' | 'não pode';

/**
 * Whether a cell tells something. What is refused with every flag on is not tried again with fewer. Only what
 * somebody may do can depend on a flag. ADMIN needs none: refused in spite of all, and allowed without any. What
 * either of two flags opens is refused only without both.
 */
const diz = (papel: Papel, lugar: Empresa, podeComTudo: boolean, acesso: Acesso) =>
  papel === 'ADMIN'
    ? lugar === (podeComTudo ? SEM_NADA : COM_TUDO) || (podeComTudo && lugar === CONVIDADA)
    : lugar === COM_TUDO || (podeComTudo && (lugar !== SEM_NADA || umaOuOutra(acesso)));

const umaOuOutra = (acesso: Acesso) =>
  acesso.length > 1 && acesso.every(({ flag, relacao }) => flag !== undefined && relacao === undefined);

/** The collection's row of the table. */
function acessoA(colecao: string): Readonly<Record<Operacao, Acesso>> {
  const acesso = PERMISSOES[colecao];
  if (!acesso) throw new Error(`${colecao} não está na tabela de permissões`);
  return acesso;
}

/** So few situations are tried with every role. */
const POUCAS = 8;

/**
 * Whether the role tries the situation in the place, each by its number. ADMIN and the roles that the row names try
 * all. To the row the others are one: they take turns, so that each comes across every place (decisions T409).
 */
function revezam(
  acesso: Acesso,
  quantas: number,
): (papel: Papel, situacao: number, lugar: number) => boolean {
  const nomeados = new Set<Papel>(['ADMIN', ...acesso.flatMap(({ papeis = [] }) => papeis)]);
  const iguais = PAPEIS.filter((papel) => !nomeados.has(papel));
  if (quantas < POUCAS) return () => true;
  return (papel, situacao, lugar) =>
    nomeados.has(papel) || iguais[(situacao + lugar) % iguais.length] === papel;
}

function celulasDe(acesso: Acesso, colecao: string, operacao: Operacao, situacoes: Situacoes): Celula[] {
  const pode = (papel: Papel, { tem, organiza }: Empresa, { relacoes }: Situacao) =>
    permite(
      { papel, empresaAtiva: true, externo: false, organiza, tem },
      acessoA(colecao),
      operacao,
      relacoes,
    );
  const lugares = empresasDe(acesso);
  const [primeiro = COM_TUDO] = lugares;
  const quantas = situacoes(quemE('ADMIN', primeiro.contexto), umAutor(primeiro.contexto), primeiro.contexto);
  const tenta = revezam(acesso, quantas.length * lugares.length);
  return lugares.flatMap((lugar, onde) =>
    PAPEIS.flatMap((papel) => {
      const quem = quemE(papel, lugar.contexto);
      return situacoes(quem, umAutor(lugar.contexto), lugar.contexto)
        .filter(
          (situacao, qual) =>
            tenta(papel, qual, onde) && diz(papel, lugar, pode(papel, COM_TUDO, situacao), acesso),
        )
        .map((situacao) => ({
          ...situacao,
          papel,
          quem,
          lugar: lugar.lugar,
          esperado: pode(papel, lugar, situacao) ? 'pode' : 'não pode',
        }));
    }),
  );
}

/** Whether the rules let the act through; another end than those two fails it. */
const fimDoAto = (ato: Promise<unknown>): Promise<Fim> =>
  ato.then(
    () => 'pode',
    (erro: FirestoreError) => {
      if (fimDe(erro) !== 'permission-denied') throw erro;
      return 'não pode';
    },
  );

/** Writes one test per operation, with all its cells, and one that those open to somebody were tried both ways. */
export async function testarTabela(
  tabela: Tabela,
  { projectId, como, semear, versoesDe }: Ambiente,
): Promise<void> {
  const operacoes = Object.keys(tabela).flatMap((colecao) =>
    OPERACOES.map((operacao) => {
      const acesso = acessoA(colecao)[operacao];
      const celulas = celulasDe(acesso, colecao, operacao, tabela[colecao]?.[operacao] ?? (() => []));
      return {
        titulo: `${colecao} ${operacao}`,
        acesso,
        celulas,
        listam: operacao === 'list',
        soLe: operacao === 'get' || operacao === 'list',
      };
    }),
  );
  const empresas = Object.values(PERMISSOES).flatMap((porOperacao) =>
    Object.values(porOperacao).flatMap(empresasDe),
  );
  await semear(Object.assign({}, ...empresas.map(daEmpresa)) as Documentos);
  // The emulator looks at every document there is to answer a list: those come while there are few.
  const porVez = operacoes.toSorted((a, b) => Number(b.listam) - Number(a.listam));

  let lembradas = 0;
  describe.each(porVez)('$titulo', ({ acesso, celulas, soLe }) => {
    const escritas = soLe ? [] : celulas.map(({ caminho }) => caminho);
    const feitas = new Set(
      celulas.flatMap(({ esperado, caminho }) => (esperado === 'pode' ? [caminho] : [])),
    );
    const intocados = escritas.filter((caminho) => !feitas.has(caminho));
    let antes: Awaited<ReturnType<typeof versoesDe>>;
    beforeAll(async () => {
      await semear(Object.assign({}, ...celulas.map(({ documentos }) => documentos)) as Documentos);
      antes = await versoesDe(intocados);
    });
    // The emulator remembers every evaluation; loading the rules again makes it forget, and costs a quarter second.
    afterAll(async () => {
      lembradas += celulas.length;
      if (lembradas < 3_000) return;
      await carregarRegras(projectId, regras());
      lembradas = 0;
    });
    it('é tentado por quem pode e por quem não pode', () => {
      const todosPodem = acesso.some((alternativa) => Object.keys(alternativa).length === 0);
      expect(celulas.some(({ esperado }) => esperado === 'pode')).toBe(acesso.length > 0);
      expect(celulas.some(({ esperado }) => esperado === 'não pode')).toBe(!todosPodem);
    });
    it('cada célula dá o que a tabela diz, e o que foi recusado não mudou nada', async () => {
      const outras: string[] = [];
      const fila = celulas.values();
      const trabalhar = async () => {
        for (const { papel, lugar, cenario, esperado, quem, ato } of fila) {
          const fim = await fimDoAto(ato(como(quem)));
          if (fim !== esperado)
            outras.push(`${papel} ${fim}, e a tabela diz que ${esperado}: ${cenario}, ${lugar}`);
        }
      };
      await Promise.all(Array.from({ length: 8 }, trabalhar));
      expect(outras).toEqual([]);
      expect(await versoesDe(intocados)).toEqual(antes);
    });
  });
}
