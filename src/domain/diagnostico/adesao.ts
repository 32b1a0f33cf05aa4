/**
 * How many of a company's invited people are how far in one questionnaire, in all and by sector: `adesoes/{id}` under
 * the company that answers and under the one that organises (part 3 §2, 'Como estão as participações?'). Functions count.
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { idDeRegistro, instante, inteiro } from '@/domain/comum/campos';
import { type Convidado, SITUACOES_DO_CONVIDADO, type SituacaoDoConvidado } from './convidado';

/** Invited people by state; a state that nobody is in may be missing. */
export type Contagens = Partial<Record<SituacaoDoConvidado, number>>;

const contagens = () => z.partialRecord(z.enum(SITUACOES_DO_CONVIDADO), inteiro(0, 1e9));

export const adesaoSchema = z.strictObject({
  /** The company that organises, of the same licensee. */
  organizadora: idDeRegistro(),
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  /** The company for which people answer. */
  idEmpresa: idDeRegistro(),
  contagens: contagens(),
  /** Somebody of two sectors counts in both; somebody of none under SEM_SETOR. */
  setores: z.record(z.string(), contagens()),
  updatedAt: instante(),
});
export type Adesao = z.infer<typeof adesaoSchema>;

export const SEM_SETOR = 'Sem setor';

type DaAdesao = Pick<Adesao, 'organizadora' | 'idQuestionario' | 'idEmpresa'>;

const idDaAdesao = ({ organizadora, idQuestionario, idEmpresa }: DaAdesao) =>
  `${organizadora}_${idQuestionario}_${idEmpresa}`;

export const caminhoDasAdesoes = (contexto: Contexto) => caminhos.daEmpresa(contexto, 'adesoes');

/** Both places of the same record; one where a company organises what its own people answer. */
export const lugaresDaAdesao = (licenciadaId: string, adesao: DaAdesao): string[] =>
  [...new Set([adesao.organizadora, adesao.idEmpresa])].map(
    (empresaId) => `${caminhoDasAdesoes({ licenciadaId, empresaId })}/${idDaAdesao(adesao)}`,
  );

type Contado = Pick<Convidado, 'situacao' | 'setores'>;

/**
 * A sector as the name of a field. People write their own. The database keeps '__x__' for itself, and '__proto__' of an
 * object is what all objects have in common: counted there, it would spoil every record read from then on (threats I18).
 */
const comoCampo = (setor: string) => (/^__.*__$/s.test(setor) ? setor.replaceAll('_', '-') : setor);

/** The sectors that a person counts in. */
const setoresDe = ({ setores }: Pick<Convidado, 'setores'>): readonly string[] =>
  setores.length > 0 ? setores.map(comoCampo) : [SEM_SETOR];

/** Counts of these people. */
export function contar(convidados: readonly Contado[]): Pick<Adesao, 'contagens' | 'setores'> {
  const todas: Contagens = {};
  const setores = new Map<string, Contagens>();
  const somar = (onde: Contagens, situacao: SituacaoDoConvidado) => {
    onde[situacao] = (onde[situacao] ?? 0) + 1;
  };
  for (const convidado of convidados) {
    somar(todas, convidado.situacao);
    for (const setor of setoresDe(convidado)) {
      const cada = setores.get(setor) ?? {};
      somar(cada, convidado.situacao);
      setores.set(setor, cada);
    }
  }
  return { contagens: todas, setores: Object.fromEntries(setores) };
}

/** What one count has more than the other, where they differ. */
const entre = (a: Contagens, b: Contagens): Contagens =>
  Object.fromEntries(
    SITUACOES_DO_CONVIDADO.map(
      (situacao) => [situacao, (b[situacao] ?? 0) - (a[situacao] ?? 0)] as const,
    ).filter(([, quantos]) => quantos !== 0),
  );

/** What one person's change adds and takes, by state; nothing where they count as before. */
export function diferenca(antes: Contado | undefined, depois: Contado) {
  const [de, para] = [contar(antes ? [antes] : []), contar([depois])];
  const setores = [...new Set([...Object.keys(de.setores), ...Object.keys(para.setores)])]
    .map((setor) => [setor, entre(de.setores[setor] ?? {}, para.setores[setor] ?? {})] as const)
    .filter(([, contagem]) => Object.keys(contagem).length > 0);
  return { contagens: entre(de.contagens, para.contagens), setores: Object.fromEntries(setores) };
}

const limpa = (cada: Contagens): Contagens =>
  Object.fromEntries(Object.entries(cada).filter(([, quantos]) => quantos > 0));

/** The same counts without states and sectors that nobody is in. */
export function semZeros({ contagens: todas, setores }: Pick<Adesao, 'contagens' | 'setores'>) {
  return {
    contagens: limpa(todas),
    setores: Object.fromEntries(
      Object.entries(setores)
        .map(([setor, cada]) => [setor, limpa(cada)] as const)
        .filter(([, cada]) => Object.keys(cada).length > 0),
    ),
  };
}
