import { copiarGrupos as contrato } from '@/domain/contratos/questionarios';
import { ErroDoProduto } from '@/domain/comum/erros';
import { emLugar, proximoLugar } from '@/domain/diagnostico/ordem';
import type { Grupo } from '@/domain/diagnostico/grupo';
import { chamada } from '@functions/chamada/chamada';
import {
  exigirCopia,
  exigirRascunho,
  gravarCopias,
  limitesDeCopias,
} from '@functions/nucleo/copiarQuestionarios';

const lugar = ({ ordemQuestionario }: Grupo) => ordemQuestionario;

/** As of duplicar: all of it or nothing. */
export const copiarGrupos = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeCopias, falha: 'Não foi possível copiar os grupos' },
  ({ questionarioId, de, grupos }, membro) => {
    exigirCopia(membro, [6, 7]);
    return membro.db.runTransaction(async (tx) => {
      const destino = await exigirRascunho(membro, questionarioId, tx);
      const origem = await exigirRascunho(membro, de, tx);
      const pedidos = new Set(grupos);
      const escolhidos = emLugar(origem.grupos, lugar).filter(({ id }) => pedidos.has(id));
      if (escolhidos.length !== pedidos.size)
        throw new ErroDoProduto('Um dos grupos escolhidos não existe mais. Confira e copie de novo.');
      const primeiro = proximoLugar(destino.grupos, lugar);
      return gravarCopias(
        tx,
        membro,
        {
          grupos: escolhidos.map((grupo, i) => ({ ...grupo, ordemQuestionario: primeiro + i })),
          perguntas: origem.perguntas,
        },
        {
          idQuestionario: questionarioId,
          idProjeto: destino.questionario.idProjeto,
          grupos: destino.grupos.length,
          perguntas: destino.perguntas.length,
        },
      );
    });
  },
);
