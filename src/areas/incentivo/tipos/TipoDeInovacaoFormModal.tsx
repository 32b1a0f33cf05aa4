/** Registers an innovation type over the form that lacks one; its page has its tactics besides. */
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import type { TipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { CamposDoTipo } from './CamposDoTipo';
import { tiposDeInovacaoData } from './tipos.data';

export const TipoDeInovacaoFormModal = (props: DoForm<TipoDeInovacao>) => (
  <FormDoCadastro {...props} dados={tiposDeInovacaoData} titulo="Cadastro de tipo de inovação" guardaNovo>
    {(form) => <CamposDoTipo form={form} />}
  </FormDoCadastro>
);
