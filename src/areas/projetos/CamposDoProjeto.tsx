/** Fields of a project in five groups: what it is, its rules, banner, phases and voting (part 3 §3 and §5). */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Switch.css';
import { Alert, NativeSelect, NumberInput, Switch, TagsInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type Dia, diaDe, FORMATO_DO_DIA } from '@/domain/comum/datas';
import { ROTULO_DA_POSICAO } from '@/domain/projetos/projeto';
import { CATEGORIAS_SUGERIDAS, type ProjetoForm } from '@/domain/projetos/projeto-form';
import { CampoDePeriodo } from '@/ui/formulario/CampoDePeriodo';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { EscolhaDeUm, EscolhaDeVarios } from './EscolhaComCriacao';
import { CampoDeFases } from './CampoDeFases';
import { CampoDaVotacao } from './CampoDaVotacao';
import { CampoDoBanner } from './CampoDoBanner';

interface Props {
  form: UseFormReturnType<ProjetoForm>;
  /** Names the folder of the banner's images. */
  id: string;
  /** The stored voting has opened: what it is about is settled (decisions P194). */
  categoriasFixas: boolean;
}

const jaTerminou = (fim: Dia) => FORMATO_DO_DIA.test(fim) && fim < diaDe(new Date());

export function CamposDoProjeto({ form, id, categoriasFixas }: Props) {
  const campo = <C extends 'licenciado' | 'embaixadores' | 'embaixadoresPessoas'>(nome: C) => ({
    valor: form.values[nome],
    aoMudar: (valor: ProjetoForm[C]) => form.setValues({ [nome]: valor }),
    erro: form.errors[nome],
  });
  const oProjeto = (
    <>
      <TextInput label="Nome" {...form.getInputProps('nome')} />
      <CampoDePeriodo
        rotulo="Período"
        ajuda="Do primeiro ao último dia, no horário de Brasília."
        valor={[form.values.anoAtuacao, form.values.anoVigencia]}
        aoMudar={(anoAtuacao, anoVigencia) => form.setValues({ anoAtuacao, anoVigencia })}
        erros={[form.errors['anoAtuacao'], form.errors['anoVigencia']]}
      />
      {jaTerminou(form.values.anoVigencia) ? (
        <Alert color="yellow" role="status">
          Este período já terminou: o projeto fica em &quot;Concluídos&quot;, com as inscrições encerradas.
        </Alert>
      ) : null}
      <TagsInput
        label="Categorias"
        description={
          categoriasFixas
            ? 'A votação já abriu: as categorias não mudam mais.'
            : 'Escolha da lista ou escreva um nome e tecle Enter. As empresas participam numa delas.'
        }
        disabled={categoriasFixas}
        data={CATEGORIAS_SUGERIDAS}
        acceptValueOnBlur
        {...form.getInputProps('categoria')}
      />
      <EscolhaDeUm tipo="licenciado" rotulo="Licenciado" {...campo('licenciado')} />
      <EscolhaDeVarios
        tipo="embaixadores"
        rotulo="Entidades embaixadoras (opcional)"
        {...campo('embaixadores')}
      />
      <EscolhaDeVarios
        tipo="embaixadoresPessoas"
        rotulo="Pessoas embaixadoras (opcional)"
        {...campo('embaixadoresPessoas')}
      />
    </>
  );
  const regras = (
    <>
      <NumberInput
        label="Mínimo de respostas"
        description="Respostas concluídas de cada questionário para que uma empresa fique habilitada."
        min={0}
        max={1_000_000}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        {...form.getInputProps('minimoResposta')}
      />
      <TextInput
        label="Link do regulamento"
        placeholder="https://"
        type="url"
        inputMode="url"
        {...form.getInputProps('linkRegulamento')}
      />
      <Switch
        label="Encerrar as inscrições"
        description="O projeto continua; nenhuma empresa nova se inscreve."
        {...form.getInputProps('encerrado', { type: 'checkbox' })}
      />
    </>
  );
  const banner = (
    <>
      <CampoDoBanner form={form} id={id} />
      <NativeSelect
        label="Posição"
        data={Object.entries(ROTULO_DA_POSICAO).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('posicao')}
        value={String(form.values.posicao)}
        onChange={({ currentTarget }) => form.setFieldValue('posicao', currentTarget.value === '2' ? 2 : 1)}
      />
      <NumberInput
        label="Tempo de cada imagem, em segundos"
        min={0}
        max={60}
        decimalSeparator=","
        decimalScale={1}
        allowNegative={false}
        clampBehavior="none"
        {...form.getInputProps('tempo')}
        value={typeof form.values.tempo === 'number' ? form.values.tempo / 1_000 : ''}
        onChange={(segundos) =>
          form.setFieldValue('tempo', (segundos === '' ? '' : Math.round(Number(segundos) * 1_000)) as number)
        }
      />
      <Switch label="Exibir o banner" {...form.getInputProps('exibir', { type: 'checkbox' })} />
      <Switch label="Trocar as imagens sozinho" {...form.getInputProps('trocar', { type: 'checkbox' })} />
    </>
  );
  return (
    <SecoesDoFormulario
      secoes={[
        { titulo: 'O projeto', conteudo: oProjeto },
        { titulo: 'Regras', conteudo: regras },
        { titulo: 'Banner', conteudo: banner },
        { titulo: 'Fases', conteudo: <CampoDeFases form={form} /> },
        { titulo: 'Votação', conteudo: <CampoDaVotacao form={form} /> },
      ]}
    />
  );
}
