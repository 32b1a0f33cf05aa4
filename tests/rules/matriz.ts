/**
 * Cells of the permissions table (src/domain/permissions.ts) as acts on valid documents: collection × operation × role ×
 * flag on or off × relation. What is expected comes from `can`; what happens comes from firestore.rules.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CodigoModulo, Flag } from '@/domain/areas';
import { PAPEIS, type Papel, TIPO_DO_PAPEL } from '@/domain/papeis';
import { caminhos, type Contexto } from '@/domain/paths';
import {
  type Acesso,
  can,
  type Colecao,
  OPERACOES,
  type Operacao,
  permissoes,
  type Relacao,
} from '@/domain/permissions';
import { type Quem } from '@/domain/quem';
import { REGULAMENTO, umColaborador, umRegulamento } from '@tests/support/documentos';
import { type Persona, persona } from '@tests/support/personas';
import { type Ambiente, type Banco, type Documentos, matrizDe, negado, regras } from './ambiente';
import { carregarRegras } from './emulador';

type ModuloEFlag = readonly [CodigoModulo, Flag];

/** A company in which every flag is on, but the one named. */
export interface Empresa {
  contexto: Contexto;
  semFlag: ModuloEFlag | undefined;
}
const empresa = (semFlag?: ModuloEFlag): Empresa => ({
  contexto: { licenciadaId: 'matriz', empresaId: semFlag ? `sem-${semFlag.join('-')}` : 'com-tudo' },
  semFlag,
});

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
export type Tabela = Partial<Record<Colecao, Record<Operacao, Situacoes>>>;

const NOMES: Record<Papel, string> = {
  ADMIN: 'Ada Administradora',
  MEMBER: 'Mel Membro',
  TEAM: 'Tom da Equipe',
  MASTER: 'Max Master',
  COLLABORATOR: 'Cora Colaboradora',
};
const quemE = (papel: Papel, contexto: Contexto) => persona(NOMES[papel], papel, { contexto });
const umAutor = (contexto: Contexto) => persona('Otto Autor', 'COLLABORATOR', { contexto });

/** Companies that tell something about the operation: all flags on, and each flag it names off. */
function empresasDe(acesso: Acesso): Empresa[] {
  const flags = new Map(
    acesso.flatMap(({ flag, eFlag }) =>
      [flag, eFlag].flatMap((uma) => (uma ? [[uma.join('-'), uma] as const] : [])),
    ),
  );
  return [empresa(), ...[...flags.values()].map((flag) => empresa(flag))];
}

function daEmpresa({ contexto, semFlag }: Empresa): Documentos {
  const pessoas = [umAutor(contexto), ...PAPEIS.map((papel) => quemE(papel, contexto))];
  const matriz = matrizDe(contexto);
  if (semFlag)
    for (const tipo of Object.values(TIPO_DO_PAPEL)) {
      const caminho = `${caminhos.autorizacao(contexto)}/${tipo}_${semFlag[0]}`;
      matriz[caminho] = { ...matriz[caminho], [semFlag[1]]: false };
    }
  return {
    ...matriz,
    [caminhos.regulamentoIdeias(contexto, REGULAMENTO)]: umRegulamento(),
    ...Object.fromEntries(pessoas.map((pessoa) => [pessoa.referencia, umColaborador(pessoa)])),
  };
}

interface Celula extends Situacao {
  quem: Persona;
  papel: Papel;
  lugar: string;
  esperado: boolean;
}

/**
 * What is refused with every flag on is not tried again with one off: only what somebody may do can depend on a flag.
 */
function celulasDe(acesso: Acesso, colecao: Colecao, operacao: Operacao, situacoes: Situacoes): Celula[] {
  return empresasDe(acesso).flatMap(({ contexto, semFlag }) =>
    PAPEIS.flatMap((papel) => {
      const pessoa = quemE(papel, contexto);
      const quem = (sem?: ModuloEFlag): Quem => ({
        papel,
        empresaAtiva: true,
        externo: false,
        tem: (codigo, flag) => codigo !== sem?.[0] || flag !== sem[1],
      });
      const pode = (situacao: Situacao, sem?: ModuloEFlag) =>
        can(quem(sem), colecao, operacao, situacao.relacoes);
      return situacoes(pessoa, umAutor(contexto), contexto)
        .filter((situacao) => !semFlag || pode(situacao))
        .map((situacao) => ({
          ...situacao,
          papel,
          quem: pessoa,
          lugar: semFlag ? `sem ${semFlag.join('.')}` : 'com tudo',
          esperado: pode(situacao, semFlag),
        }));
    }),
  );
}

/** Writes one test per cell of the table, and one that every operation open to somebody was tried both ways. */
export async function testarTabela(
  tabela: Tabela,
  { projectId, como, semear, versoesDe, recusa }: Ambiente,
): Promise<void> {
  const operacoes = (Object.keys(tabela) as Colecao[]).flatMap((colecao) =>
    OPERACOES.map((operacao) => {
      const acesso: Acesso = permissoes[colecao][operacao];
      const celulas = celulasDe(acesso, colecao, operacao, tabela[colecao]?.[operacao] ?? (() => []));
      return {
        titulo: `${colecao} ${operacao}`,
        acesso,
        celulas,
        soLe: operacao === 'get' || operacao === 'list',
      };
    }),
  );
  const empresas = Object.values(permissoes).flatMap((porOperacao) =>
    Object.values(porOperacao).flatMap(empresasDe),
  );
  await semear(Object.assign({}, ...empresas.map(daEmpresa)) as Documentos);
  await semear(
    Object.assign(
      {},
      ...operacoes.flatMap(({ celulas }) => celulas.map((c) => c.documentos ?? {})),
    ) as Documentos,
  );

  let lembradas = 0;
  describe.each(operacoes)('$titulo', ({ acesso, celulas, soLe }) => {
    const feitas = new Set(celulas.flatMap(({ esperado, caminho }) => (esperado ? [caminho] : [])));
    const intocados = soLe ? [] : celulas.flatMap(({ caminho }) => (feitas.has(caminho) ? [] : [caminho]));
    let antes: Awaited<ReturnType<typeof versoesDe>>;
    beforeAll(async () => {
      antes = await versoesDe(intocados);
    });
    // The emulator remembers every evaluation; loading the rules again makes it forget, and costs a quarter second.
    afterAll(async () => {
      lembradas += celulas.length;
      if (lembradas < 1_500) return;
      await carregarRegras(projectId, regras());
      lembradas = 0;
    });
    it('é tentado por quem pode e por quem não pode', () => {
      const todosPodem = acesso.some((alternativa) => Object.keys(alternativa).length === 0);
      expect(celulas.some(({ esperado }) => esperado)).toBe(acesso.length > 0);
      expect(celulas.some(({ esperado }) => !esperado)).toBe(!todosPodem);
    });
    for (const { papel, lugar, cenario, esperado, quem, ato, caminho } of celulas)
      it.concurrent(`${papel} ${esperado ? 'pode' : 'não pode'}: ${cenario}, ${lugar}`, async () => {
        const banco = como(quem);
        if (esperado) await ato(banco);
        else if (soLe || antes[caminho] !== undefined) await negado(ato(banco));
        else await recusa(caminho, () => ato(banco));
      });
    it('o que foi recusado não mudou nada', async () => expect(await versoesDe(intocados)).toEqual(antes));
  });
}
