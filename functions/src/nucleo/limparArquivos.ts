/** Removes files that no record refers to (src/domain/arquivos/enviado.ts). */
import { DIAS_ENTRE_CONFERENCIAS, enviadoSchema } from '@/domain/arquivos/enviado';
import { lugarDoArquivo } from '@/domain/arquivos/lugar';
import { caminhos, contextoDaReferencia } from '@/domain/comum/caminhos';
import { caminhosDasEvidencias, evidenciaDoArquivo } from '@/domain/evidencias/evidencia';
import { apagar } from '@functions/arquivos';
import { type DocumentSnapshot, emParalelo, type Firestore, lido } from '@functions/banco';
import { paginas } from './avisosDoDia';
import { sobras } from './emMassa';

/** Files that are looked for at once. */
const JUNTOS = 10;
const DIA = 24 * 60 * 60_000;

const cita = (campo: unknown, path: string) =>
  [campo].flat().some((anexo) => (anexo as { path?: unknown } | null | undefined)?.path === path);

/** True iff a membership of the company shows the picture: somebody added has one from a folder of no uid. */
async function mostradaPorAlguem(db: Firestore, path: string): Promise<boolean> {
  const contexto = contextoDaReferencia(path);
  if (!contexto) return false;
  const pessoas = await db.collection(caminhos.colaboradores(contexto)).select('image').get();
  return pessoas.docs.some((pessoa) => cita(pessoa.get('image'), path));
}

async function citado(db: Firestore, path: string): Promise<boolean> {
  const evidencia = evidenciaDoArquivo(path);
  if (evidencia) {
    const caminho = caminhosDasEvidencias.uma(evidencia.empresa, evidencia.id);
    return cita((await db.doc(caminho).get()).get('arquivo'), path);
  }
  const lugar = lugarDoArquivo(path);
  if (!lugar) return false;
  if (lugar.dePessoa) return mostradaPorAlguem(db, path);
  const registro = await db.doc(lugar.caminho).get();
  // The rule of a milestone's files cannot ask whether it was removed (decisions P407).
  if (lugar.caminho.includes('/marcos/') && registro.get('deletedAt')) return false;
  return cita(registro.get(lugar.campo), path);
}

/** Looks for the files whose time has come; gives how many were removed. Looking again finds what was left. */
export async function limparArquivos(db: Firestore, bucket: string, agora = new Date()): Promise<number> {
  const { cadaUm, dizer } = sobras('arquivos sem registro');
  let removidos = 0;
  const umArquivo = async (documento: DocumentSnapshot) => {
    const enviado = lido(enviadoSchema, documento);
    if (enviado && (await citado(db, enviado.path))) {
      const conferirEm = new Date(agora.getTime() + DIAS_ENTRE_CONFERENCIAS * DIA);
      await documento.ref.update({ conferirEm });
      return;
    }
    if (enviado) await apagar(bucket, enviado.path);
    await documento.ref.delete();
    removidos++;
  };
  const vencidos = db.collection(caminhos.arquivos).where('conferirEm', '<=', agora).orderBy('conferirEm');
  for await (const pagina of paginas(vencidos))
    await emParalelo(pagina, JUNTOS, (documento) => cadaUm(documento.ref.path, () => umArquivo(documento)));
  dizer();
  return removidos;
}
