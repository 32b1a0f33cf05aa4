/** What an idea rule says, to be written, in the sections of its form. */
import '@mantine/core/styles/Switch.css';
import { Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { RegulamentoIdeiasForm } from '@/domain/regulamentos/regulamento-form';
import { CampoDePeriodo } from '@/ui/formulario/CampoDePeriodo';
import type { SecaoDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { CamposDeGanho, CampoDeQuantidade } from './CamposDeGanho';

/** `hoje`: the first day that a rule can begin at. */
export const secoesDoRegulamento = (
  form: UseFormReturnType<RegulamentoIdeiasForm>,
  hoje: string,
): SecaoDoFormulario[] => [
  {
    titulo: 'O regulamento',
    conteudo: (
      <>
        <TextInput label="Nome" {...form.getInputProps('nome')} />
        <CampoDePeriodo
          rotulo="Início e fim"
          ajuda="Do primeiro ao último dia, no horário de Brasília."
          minimo={hoje}
          valor={[form.values.dataInicial, form.values.dataFinal]}
          aoMudar={(dataInicial, dataFinal) => form.setValues({ dataInicial, dataFinal })}
          erros={[form.errors['dataInicial'], form.errors['dataFinal']]}
        />
        <TextInput
          label="Link do regulamento (opcional)"
          placeholder="https://"
          {...form.getInputProps('linkRegulamento')}
        />
      </>
    ),
  },
  {
    titulo: 'Moedas e pontos',
    conteudo: (
      <>
        <CampoDeQuantidade
          rotulo="Moedas por colaborador"
          ajuda="Quantas moedas cada pessoa pode dar às ideias deste regulamento."
          {...form.getInputProps('quantidadeMoedasPorColaborador')}
        />
        <CamposDeGanho campo={(nome) => form.getInputProps(nome)} />
        <CampoDeQuantidade
          rotulo="Máximo de ideias (opcional)"
          ajuda="Vazio significa sem limite."
          minimo={1}
          {...form.getInputProps('quantidadeMaximaIdeias')}
          value={form.values.quantidadeMaximaIdeias ?? ''}
          onChange={(valor) =>
            form.setFieldValue('quantidadeMaximaIdeias', valor === '' ? null : Number(valor))
          }
        />
      </>
    ),
  },
  {
    titulo: 'Permissões',
    conteudo: (
      <Stack gap="xs">
        <Switch
          label="Permitir que o autor controle comentários e patrocínio"
          {...form.getInputProps('permitirControlarInteracao', { type: 'checkbox' })}
        />
        <Switch
          label="Permitir ideias privadas"
          {...form.getInputProps('permitirIdeiaPrivada', { type: 'checkbox' })}
        />
      </Stack>
    ),
  },
];
