import { nomes as contrato } from '@/domain/contratos/relatorios';
import { caminhos } from '@/domain/comum/caminhos';
import { regioesDe } from '@/domain/projetos/regiao';
import { chamada } from '@functions/chamada/chamada';
import { exigirRelatorios } from '@functions/nucleo/exigirRelatorios';

/** Names beside the numbers of `premio`, as many as a table shows. */
export const nomes = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 1_200, minutos: 60 }],
    falha: 'Não foi possível buscar os nomes',
  },
  async ({ idProjeto, de, ids }, { db, contexto, quem }) => {
    exigirRelatorios(quem);
    if (ids.length === 0) return { nomes: [] };
    const colecao = de === 'regioes' ? regioesDe(contexto, idProjeto) : caminhos.daEmpresa(contexto, de);
    const lidos = await db.getAll(...ids.map((id) => db.doc(`${colecao}/${id}`)));
    return { nomes: lidos.map((lido) => String(lido.get('nome') ?? lido.get('name') ?? '')) };
  },
);
