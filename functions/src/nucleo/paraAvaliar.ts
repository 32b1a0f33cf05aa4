/** What an evaluator scores. */
import { caminhos } from '@/domain/comum/caminhos';
import type * as contratos from '@/domain/contratos/juri';
import { empresasDe } from '@/domain/diagnostico/juri';
import { podeAvaliar } from '@/domain/diagnostico/nota';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus, tituloDaFase } from '@/domain/projetos/status';
import { ler, lerTodos } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import type * as z from 'zod/mini';
import { lerJuris } from './juri';
import { encerradasDe } from './encerradas';
import { devidosDe, notasDoJuri, contagemDe } from './devidosDoJuri';

/** What the caller scores. Juries of a removed project are none. */
export async function paraAvaliar(membro: Membro): Promise<z.infer<typeof contratos.paraAvaliar.saida>> {
  const { db, contexto, uid, quem } = membro;
  if (!podeAvaliar(quem)) throw negado();
  const meus = (await lerJuris(db, contexto, uid)).filter((juri) => empresasDe(juri, uid).length > 0);
  const juris = await Promise.all(
    meus.map(async (juri) => {
      const { idProjeto, fase, prazo, cegas } = juri;
      const quais = empresasDe(juri, uid);
      const daEmpresa = (id: string) => caminhosDoStatus.um(contexto, idProjeto, id);
      const [projeto, linhas, devidos, notas] = await Promise.all([
        ler(db, projetoSchema, caminhos.projeto(contexto, idProjeto)),
        lerTodos(db, quais.map(daEmpresa)),
        devidosDe(db, contexto, juri, quais),
        notasDoJuri(db, contexto, { projetoId: idProjeto, fase }, uid),
      ]);
      if (projeto?.deletedAt !== null) return [];
      const encerrada = await encerradasDe(
        db,
        contexto,
        [...devidos.values()].flat().map(({ questionarioId }) => questionarioId),
      );
      const contar = contagemDe(notas);
      const empresas = quais
        .map((id) => {
          const linha = linhas.get(daEmpresa(id));
          const nome: unknown = linha?.get('nomeFantasia');
          return {
            id,
            nome: typeof nome === 'string' ? nome : 'Empresa fora do projeto',
            naFase: linha?.get('deletedAt') === null && linha.get('status') === fase,
          };
        })
        .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
      const dela = (id: string) => devidos.get(id) ?? [];
      return [
        {
          projetoId: idProjeto,
          projeto: projeto.nome,
          fase,
          titulo: tituloDaFase(projeto, fase),
          prazo,
          cegas,
          itens: empresas.flatMap(({ id, nome, naFase }) =>
            naFase
              ? dela(id).map((um) => ({
                  idEmpresa: id,
                  empresa: nome,
                  questionarioId: um.questionarioId,
                  questionario: um.questionario,
                  encerrada: encerrada(um.questionarioId, fase),
                  ...contar(id, um, uid),
                }))
              : [],
          ),
          semAvaliacao: empresas.flatMap(({ id, nome, naFase }) =>
            naFase && dela(id).length > 0 ? [] : [{ idEmpresa: id, empresa: nome, naFase }],
          ),
        },
      ];
    }),
  );
  return { juris: juris.flat() };
}
