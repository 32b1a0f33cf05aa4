/** A file's questionnaire as records of a company: ids, places, and answer types that it has already. */
import type { ComId } from '@/domain/comum/campos';
import { LIMITE } from '@/domain/comum/campos';
import type { MostrarSe } from '../condicoes';
import type { GrupoForm } from '../grupo';
import type { PerguntaForm } from '../pergunta';
import type { QuestionarioForm } from '../questionario';
import { type TipoDeResposta, type TipoDeRespostaForm, temOpcoes } from '../tipo-de-resposta';
import { type ArquivoDeQuestionario, comOutrosNomes, lugarNoArquivo } from './formato';

interface Novo<F> {
  id: string;
  form: F;
}
export interface RegistrosDoArquivo {
  questionario: Novo<QuestionarioForm>;
  /** Only those that the company lacks. */
  tipos: Novo<TipoDeRespostaForm>[];
  grupos: Novo<GrupoForm>[];
  perguntas: Novo<PerguntaForm>[];
}

/** Everything of a type but its name: two with the same are answered alike and worth the same. */
const oQueVale = ({ tipoDeResposta, orientacao, campos, numero, pontas }: Omit<TipoDeRespostaForm, 'nome'>) =>
  JSON.stringify([
    tipoDeResposta,
    ...(temOpcoes(tipoDeResposta)
      ? [orientacao, campos.map(({ campo, valor, papel = '' }) => [campo, valor, papel])]
      : []),
    numero && [numero.unidade, numero.minimo, numero.maximo, numero.casas],
    pontas && [pontas.menor, pontas.maior],
  ]);

/** A name that none of the company's types has. */
function nomeLivre(nome: string, usados: ReadonlySet<string>): string {
  const comNumero = (n: number) => (n === 1 ? nome : `${nome.slice(0, LIMITE.nome - 6)} (${n})`);
  let n = 1;
  while (usados.has(comNumero(n))) n += 1;
  return comNumero(n);
}

/**
 * `questionario` is the file's with what was chosen: project, name and period. `idDe` gives the id of a part of the file,
 * the same one every time it is asked.
 */
export function registrosDoArquivo(
  { tipos, grupos }: Pick<ArquivoDeQuestionario, 'tipos' | 'grupos'>,
  questionario: QuestionarioForm,
  daEmpresa: readonly ComId<TipoDeResposta>[],
  idDe: (oQue: string) => string,
): RegistrosDoArquivo {
  const conhecidos = new Map(daEmpresa.map((tipo) => [oQueVale(tipo), tipo.id]));
  const usados = new Set(daEmpresa.map(({ nome }) => nome));
  const novos: Novo<TipoDeRespostaForm>[] = [];
  const idDaChave = new Map(
    tipos.map(({ chave, ...tipo }) => {
      const vale = oQueVale(tipo);
      const id = conhecidos.get(vale) ?? idDe(`tipo ${chave}`);
      if (!conhecidos.has(vale)) {
        const nome = nomeLivre(tipo.nome, usados);
        usados.add(nome);
        conhecidos.set(vale, id);
        novos.push({ id, form: { ...tipo, nome } });
      }
      return [chave, id];
    }),
  );
  const idQuestionario = idDe('questionario');
  const destino = { idQuestionario, idProjeto: questionario.idProjeto };
  const comIds = grupos.map((grupo, g) => ({ id: idDe(`grupo ${g}`), ...grupo }));
  const idDaPergunta = (g: number, p: number) => idDe(`pergunta ${g} ${p}`);
  const lugares = new Map(
    grupos.flatMap((grupo, g) => grupo.perguntas.map((_, p) => [lugarNoArquivo(g, p), idDaPergunta(g, p)])),
  );
  // Each place was looked at when the file was (conferir.ts).
  const comIdsDe = (mostrarSe: MostrarSe | undefined) =>
    mostrarSe ? { mostrarSe: comOutrosNomes(mostrarSe, (lugar) => lugares.get(lugar)) ?? undefined } : {};
  return {
    questionario: { id: idQuestionario, form: questionario },
    tipos: novos,
    grupos: comIds.map(({ id, perguntas: _perguntas, mostrarSe, ...grupo }, i) => ({
      id,
      form: { ...grupo, ...comIdsDe(mostrarSe), ...destino, ordemQuestionario: i + 1 },
    })),
    perguntas: comIds.flatMap(({ id: idDoGrupo, perguntas }, g) =>
      perguntas.map(({ tipo, mostrarSe, ...pergunta }, i) => ({
        id: idDaPergunta(g, i),
        form: {
          ...pergunta,
          ...comIdsDe(mostrarSe),
          ...destino,
          grupo: idDoGrupo,
          tipoDeResposta: idDaChave.get(tipo) ?? '',
          ordem: i + 1,
        },
      })),
    ),
  };
}
