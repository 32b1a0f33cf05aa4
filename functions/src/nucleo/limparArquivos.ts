/** Removes files that no record refers to (src/domain/arquivos/enviado.ts). */
import { DIAS_ENTRE_CONFERENCIAS, enviadoSchema } from '@/domain/arquivos/enviado';
import { caminhos, contextoDaReferencia } from '@/domain/comum/caminhos';
import { caminhosDasEvidencias, evidenciaDoArquivo } from '@/domain/evidencias/evidencia';
import { apagar } from '@functions/arquivos';
import { emParalelo, type Firestore, lido } from '@functions/banco';

const POR_VEZ = 200;
const DIA = 24 * 60 * 60_000;

const cita = (campo: unknown, path: string) =>
  [campo].flat().some((anexo) => (anexo as { path?: unknown } | null | undefined)?.path === path);

/** The record in whose folder the file lies, and the field that names it; undefined for a folder of people. */
function donoDe(path: string): { caminho: string; campo: string } | undefined {
  const partes = path.split('/');
  const pasta = partes.slice(0, -1).join('/');
  if (/\/logo\/[^/]+$/.test(pasta)) {
    const caminho = pasta.slice(0, pasta.lastIndexOf('/logo/'));
    return { caminho, campo: /\/empresas\/[^/]+$/.test(caminho) ? 'image' : 'logo' };
  }
  if (/\/projetos\/[^/]+$/.test(pasta)) return { caminho: pasta, campo: 'images' };
  if (/\/(ideias|desafios|documentosDoIncentivo)\/[^/]+(\/marcos\/[^/]+)?$/.test(pasta))
    return { caminho: pasta, campo: 'anexos' };
  const evidencia = evidenciaDoArquivo(path);
  return (
    evidencia && { caminho: caminhosDasEvidencias.uma(evidencia.empresa, evidencia.id), campo: 'arquivo' }
  );
}

/** True iff a membership of the company shows the picture: somebody added has one from a folder of no uid. */
async function mostradaPorAlguem(db: Firestore, path: string): Promise<boolean> {
  const contexto = contextoDaReferencia(path);
  if (!contexto) return false;
  const pessoas = await db.collection(caminhos.colaboradores(contexto)).select('image').get();
  return pessoas.docs.some((pessoa) => cita(pessoa.get('image'), path));
}

async function citado(db: Firestore, path: string): Promise<boolean> {
  const dono = donoDe(path);
  if (!dono) return mostradaPorAlguem(db, path);
  return cita((await db.doc(dono.caminho).get()).get(dono.campo), path);
}

/** Looks for the files whose time has come; gives how many were removed. */
export async function limparArquivos(db: Firestore, bucket: string, agora = new Date()): Promise<number> {
  let removidos = 0;
  for (;;) {
    const vez = await db
      .collection(caminhos.arquivos)
      .where('conferirEm', '<=', agora)
      .orderBy('conferirEm')
      .limit(POR_VEZ)
      .get();
    await emParalelo(vez.docs, 10, async (documento) => {
      const enviado = lido(enviadoSchema, documento);
      if (enviado && (await citado(db, enviado.path))) {
        const conferirEm = new Date(agora.getTime() + DIAS_ENTRE_CONFERENCIAS * DIA);
        await documento.ref.update({ conferirEm });
        return;
      }
      if (enviado) await apagar(bucket, enviado.path);
      await documento.ref.delete();
      removidos++;
    });
    if (vez.size < POR_VEZ) return removidos;
  }
}
