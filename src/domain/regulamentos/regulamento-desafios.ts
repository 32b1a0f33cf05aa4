/** Challenge rules: a period and the coins each person may give to its challenges (part 2 §3 and §5). */
import * as z from 'zod/mini';
import type { Cadastro } from '@/domain/comum/cadastro';
import { indiceDoNome } from '@/domain/comum/busca';
import { diaDe } from '@/domain/comum/datas';
import { entidade, inteiro, texto } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import {
  camposDoPeriodo,
  COMECA_ANTES,
  diasDoPeriodo,
  instantesDoPeriodo,
  ordemDasDatas,
} from './periodo-form';
import { permissoesDeRegulamentos } from './permissoes';
import { bloqueado, camposDoRegulamento } from './regulamento';

const regulamentoDesafiosSchema = entidade(camposDoRegulamento);
export type RegulamentoDesafios = z.infer<typeof regulamentoDesafiosSchema>;

/** Days as date inputs give them. */
const regulamentoDesafiosForm = z
  .object({ nome: texto(), ...camposDoPeriodo, quantidadeMoedasPorColaborador: inteiro() })
  .check(
    ordemDasDatas,
    // The field offers no earlier day. A draft, or a page left open over night, may hold one.
    z.refine(({ dataInicial }) => dataInicial >= diaDe(new Date()), {
      error: COMECA_ANTES,
      path: ['dataInicial'],
    }),
  );
export type RegulamentoDesafiosForm = z.infer<typeof regulamentoDesafiosForm>;

export const regulamentosDesafios: Cadastro<RegulamentoDesafios, RegulamentoDesafiosForm> = {
  colecao: 'regulamentosDesafios',
  onde: (contexto) => caminhos.daEmpresa(contexto, 'regulamentosDesafios'),
  oQueE: 'Challenge rules',
  acesso: permissoesDeRegulamentos.regulamentosDesafios,
  ordens: ['createdAt', 'nomeEmOrdem'],
  pesquisavel: true,
  schema: regulamentoDesafiosSchema,
  form: regulamentoDesafiosForm,
  formDe: (regulamento) => ({
    nome: regulamento?.nome ?? '',
    ...(regulamento ? diasDoPeriodo(regulamento) : { dataInicial: '', dataFinal: '' }),
    quantidadeMoedasPorColaborador: regulamento?.quantidadeMoedasPorColaborador ?? 0,
  }),
  doForm: (form) => ({ ...form, ...instantesDoPeriodo(form), ...indiceDoNome(form.nome) }),
  novo: {},
  travado: bloqueado,
};
