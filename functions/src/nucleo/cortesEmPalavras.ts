/** What cuts of companies are called. */
import type { Contexto } from '@/domain/comum/caminhos';
import { doCorte } from '@/domain/diagnostico/benchmark';
import { ROTULO_DO_PORTE } from '@/domain/empresas/empresa-rotulos';
import { regioesDe } from '@/domain/projetos/regiao';
import type { Firestore } from '@functions/banco';

const portes: Readonly<Record<string, string>> = ROTULO_DO_PORTE;

/** Reads the project's regions once; gives the name of any cut. */
export async function nomesDosCortes(db: Firestore, contexto: Contexto, idProjeto: string) {
  const { docs } = await db.collection(regioesDe(contexto, idProjeto)).select('name').get();
  const regioes = new Map(docs.map((regiao) => [regiao.id, String(regiao.get('name'))]));
  return (chave: string): string => {
    const { tipo, valor } = doCorte(chave);
    if (tipo === 'regiao') return regioes.get(valor) ?? 'Região removida';
    if (tipo === 'porte') return portes[valor] ?? valor;
    return tipo === 'categoria' ? valor : 'Todas as empresas';
  };
}
