/** Demo data: two licensees, five companies and those of the award, people of every role and status, ideas in every state. */
import { emOrdem } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import { banco, carimbo, emParalelo, type Firestore, SISTEMA } from '@functions/banco';
import { atualizarClaims } from '@functions/nucleo/contas';
import { contarEmpresas } from '@functions/nucleo/empresas';
import { dia } from './calendario';
import { criarContas, SENHA } from './contas';
import { semearEmpresa } from './empresa';
import { semGatilhos } from './gatilhos';
import { gravar } from './gravar';
import { IDEIAS_NO_MAXIMO } from './ideias';
import { AURORA, EMPRESAS, LICENCIADAS } from './mundo';
import { semearParticipantes } from './participantes';
import { LOGINS, PESSOAS } from './pessoas';
import { semearVotos } from './votos';

export { LINKS_DA_DEMONSTRACAO } from './links';

/** Somebody a person trying the demo can sign in as. */
export interface Login {
  papel: string;
  nome: string;
  email: string;
  senha: string;
  empresa: string;
  /** What this login is good for seeing. */
  para: string;
}

/** Fills an empty local Firebase; the hosts of its emulators are in the environment. Returns who can enter. */
export async function semear({ quantidade = IDEIAS_NO_MAXIMO }: { quantidade?: number } = {}): Promise<
  Login[]
> {
  const db = insistente(banco());
  await semGatilhos(async () => {
    await criarContas();
    await gravar(
      db,
      LICENCIADAS.map(({ id, ...dados }) => [
        `${caminhos.licenciadas}/${id}`,
        { ...dados, nomeEmOrdem: emOrdem(dados.nome), logo: [], ...carimbo(dia(-450, 9)) },
      ]),
    );
    for (const empresa of EMPRESAS) await semearEmpresa(db, empresa, quantidade);
    await semearParticipantes(db, PESSOAS[0]?.uid ?? SISTEMA);
    await semearVotos(db, AURORA.contexto);
    for (const { id } of LICENCIADAS) await contarEmpresas(db, id);
    await emParalelo(new Set(PESSOAS.map(({ uid }) => uid)), 8, (uid) => atualizarClaims(db, uid));
  });
  return LOGINS.map((login) => ({ ...login, senha: SENHA }));
}

/**
 * Transactions that try for minutes instead of seconds. What a killed program had locked stays locked for a minute, and
 * on a busy machine the emulator gives up in the middle.
 */
function insistente(db: Firestore): Firestore {
  const correr = db.runTransaction.bind(db);
  db.runTransaction = (tarefa, opcoes = { maxAttempts: 30 }) => correr(tarefa, opcoes);
  return db;
}
