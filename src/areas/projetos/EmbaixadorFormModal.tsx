/** Registers or changes an ambassador of projects, an entity or a person (part 3 §3). */
import { TextInput } from '@mantine/core';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import type { Embaixador } from '@/domain/projetos/apoio';
import { apoiosData } from './apoios.data';

type Props = DoForm<Embaixador>;

const Formulario = ({
  tipo,
  titulo,
  ...props
}: Props & { tipo: 'embaixadores' | 'embaixadoresPessoas'; titulo: string }) => (
  <FormDoCadastro {...props} dados={apoiosData[tipo]} titulo={titulo}>
    {(form) => <TextInput label="Nome" {...form.getInputProps('nome')} />}
  </FormDoCadastro>
);

export const EntidadeFormModal = (props: Props) => (
  <Formulario {...props} tipo="embaixadores" titulo="Cadastro de entidade embaixadora" />
);
export const PessoaFormModal = (props: Props) => (
  <Formulario {...props} tipo="embaixadoresPessoas" titulo="Cadastro de pessoa embaixadora" />
);
