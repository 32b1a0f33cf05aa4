/** A questionnaire that comes in as a file: stored whole or not at all. */
import { mutationOptions } from '@tanstack/react-query';
import type { RegistrosDoArquivo } from '@/domain/diagnostico/arquivo/registros';
import { ErroDoProduto } from '@/domain/comum/erros';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { questionarios } from '@/domain/diagnostico/questionario';
import { tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import type { Contexto } from '@/domain/comum/caminhos';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { gruposData, perguntasData, questionariosData } from '../questionarios.data';
import { tiposDeRespostasData } from '../tiposDeRespostas.data';

const deQuestionarios = defineCollection<typeof questionarios.schema>(questionarios.schema);

interface Guardavel<F> {
  onde: (contexto: Contexto) => string;
  novo: object;
  doForm: (form: F) => object;
}

export const importarQuestionario = (sessao: SessaoAtiva) =>
  mutationOptions({
    mutationFn: async (registros: RegistrosDoArquivo): Promise<void> => {
      const lote = new Lote();
      const guardar = <F>(
        { onde, novo, doForm }: Guardavel<F>,
        novos: readonly { id: string; form: F }[],
      ) => {
        for (const { id, form } of novos)
          lote.set(`${onde(sessao.contexto)}/${id}`, { ...novo, ...doForm(form), ...carimbo.criacao() });
      };
      const { questionario } = registros;
      guardar(tiposDeRespostas, registros.tipos);
      guardar(questionarios, [questionario]);
      guardar(gruposDiagnostico, registros.grupos);
      guardar(perguntas, registros.perguntas);
      await deQuestionarios.gravar(lote, {
        caminho: `${questionarios.onde(sessao.contexto)}/${questionario.id}`,
        conteudo: questionarios.doForm(questionario.form),
        senao: ({ nome }) =>
          new ErroDoProduto(`O primeiro envio já chegou: o questionário "${nome}" está na lista. Mude-o lá.`),
      });
    },
    meta: {
      sucesso: ({ questionario }: RegistrosDoArquivo) => `${questionario.form.nome} cadastrado com sucesso!`,
      invalida: [questionariosData, gruposData, perguntasData, tiposDeRespostasData].map((dados) =>
        dados.chave(sessao),
      ),
      erroNoFormulario: true,
    },
  });
