import { escolhas as contrato } from '@/domain/contratos/relatorios';
import { questionarios } from '@/domain/diagnostico/questionario';
import { caminhos } from '@/domain/comum/caminhos';
import type { QueryDocumentSnapshot } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { exigirRelatorios } from '@functions/nucleo/exigirRelatorios';

const MAXIMO = 250;
const texto = (documento: QueryDocumentSnapshot, campo: string) => String(documento.get(campo) ?? '');
const porNome = (a: { nome: string }, b: { nome: string }) => a.nome.localeCompare(b.nome, 'pt-BR');

/** Readers of reports need not read projects or questionnaires: of both only the names are told. */
export const escolhas = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 60 }],
    falha: 'Não foi possível buscar os projetos',
  },
  async (_dados, { db, contexto, quem }) => {
    exigirRelatorios(quem);
    const [projetos, todos] = await Promise.all(
      [caminhos.colecao(contexto, 'projetos'), questionarios.onde(contexto)].map((onde) =>
        db
          .collection(onde)
          .where('deletedAt', '==', null)
          .select('nome', 'idProjeto', 'versao')
          .limit(MAXIMO)
          .get(),
      ),
    );
    const publicados = (todos?.docs ?? []).filter((cada) => Number(cada.get('versao') ?? 0) > 0);
    return {
      projetos: (projetos?.docs ?? [])
        .map((projeto) => ({
          id: projeto.id,
          nome: texto(projeto, 'nome'),
          questionarios: publicados
            .filter((cada) => texto(cada, 'idProjeto') === projeto.id)
            .map((cada) => ({ id: cada.id, nome: texto(cada, 'nome') }))
            .toSorted(porNome),
        }))
        .toSorted(porNome),
    };
  },
);
