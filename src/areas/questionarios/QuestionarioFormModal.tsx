/** Registers or changes a questionnaire (part 3 §5). */
import '@mantine/core/styles/Switch.css';
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import type { Questionario, QuestionarioForm } from '@/domain/diagnostico/questionario';
import {
  MAXIMO_DE_PESSOAS,
  MINIMO_DE_PESSOAS,
  QUEM_RESPONDE,
  quemRespondeDe,
  ROTULO_DE_QUEM_RESPONDE,
} from '@/domain/diagnostico/quem-responde';
import { useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDePeriodo } from '@/ui/formulario/CampoDePeriodo';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';
import { CampoDaOrdem, CampoDeNumero } from './CampoDeNumero';
import { CampoDeFaixas } from './CampoDeFaixas';
import { CampoDoProjeto } from './CampoDoProjeto';
import { FasesDoQuestionario } from './FasesDoQuestionario';
import { questionariosData } from './questionarios.data';

export function QuestionarioFormModal(props: DoForm<Questionario, QuestionarioForm>) {
  const escolhido = useProjetoEscolhido(useSessaoAtiva());
  return (
    <FormDoCadastro
      {...props}
      dados={questionariosData}
      titulo="Cadastro de questionário"
      tamanho="secoes"
      inicial={{ idProjeto: escolhido?.id ?? '' }}
      guardaNovo
    >
      {(form) => {
        const { idProjeto, fases, faixas, dataAtuacao, dataVigencia } = form.values;
        const quem = quemRespondeDe(form.values.quemResponde, form.values);
        const oQuestionario = (
          <>
            <TextInput label="Nome" {...form.getInputProps('nome')} />
            <Textarea
              label="Descrição"
              description="Quem responde lê isto antes de começar."
              autosize
              minRows={2}
              maxRows={8}
              {...form.getInputProps('descricao')}
            />
            <CampoDoProjeto
              valor={idProjeto}
              aoMudar={(id) => form.setValues({ idProjeto: id, fases: [] })}
              fixo={props.registro !== undefined}
              erro={form.errors['idProjeto']}
            />
            <CampoDaOrdem {...form.getInputProps('ordemQuestionario')} />
          </>
        );
        const respostas = (
          <>
            <CampoDePeriodo
              rotulo="Período para responder"
              ajuda="Do primeiro ao último dia, no horário de Brasília."
              valor={[dataAtuacao, dataVigencia]}
              aoMudar={(inicio, fim) => form.setValues({ dataAtuacao: inicio, dataVigencia: fim })}
              erros={[form.errors['dataAtuacao'], form.errors['dataVigencia']]}
            />
            <CampoDeNumero
              rotulo="Respostas por empresa"
              ajuda="Quantas pessoas de cada empresa podem concluir; 0 não limita."
              inteiro
              {...form.getInputProps('limiteUsuario')}
            />
            <NativeSelect
              label="Quem responde"
              description={
                quem === 'EMPRESA'
                  ? 'Quem administra a empresa vê o resultado dela assim que alguém finaliza.'
                  : 'A empresa vê só médias das suas pessoas; quem responde vê o próprio resultado.'
              }
              data={QUEM_RESPONDE.map((um) => ({ value: um, label: ROTULO_DE_QUEM_RESPONDE[um] }))}
              value={quem}
              onChange={({ currentTarget }) =>
                form.setFieldValue('quemResponde', currentTarget.value === 'EMPRESA' ? 'EMPRESA' : 'PESSOAS')
              }
              error={form.errors['quemResponde']}
            />
            {quem === 'PESSOAS' ? (
              <CampoDeNumero
                rotulo="Pessoas que fazem uma média"
                ajuda={`De quantas pessoas em diante a empresa vê médias; ${MINIMO_DE_PESSOAS} ou mais.`}
                maximo={MAXIMO_DE_PESSOAS}
                inteiro
                {...form.getInputProps('minimoDePessoas')}
              />
            ) : null}
            <Switch
              label="Pedir a identificação no início"
              description="Desligado, nome e e-mail são pedidos ao finalizar."
              {...form.getInputProps('autenticaInicio', { type: 'checkbox' })}
            />
            <Switch
              label="Oferecer o relatório por e-mail"
              description="Quem termina escolhe se o quer receber."
              {...form.getInputProps('enviarRetornoEmail', { type: 'checkbox' })}
            />
            <FasesDoQuestionario
              idProjeto={idProjeto}
              fases={fases}
              aoMudar={(novas) => form.setFieldValue('fases', novas)}
              dias={[dataAtuacao, dataVigencia]}
            />
          </>
        );
        const resultado = (
          <>
            <Switch
              label="Mostrar o radar dos grupos"
              {...form.getInputProps('radar', { type: 'checkbox' })}
            />
            <CampoDeFaixas
              rotulo="Faixas da média do questionário"
              faixas={faixas}
              campo={(caminho) => form.getInputProps(`faixas.${caminho}`)}
              aoAdicionar={(nova) => form.insertListItem('faixas', nova)}
              aoRemover={(i) => form.removeListItem('faixas', i)}
              erro={form.errors['faixas']}
            />
          </>
        );
        return (
          <SecoesDoFormulario
            secoes={[
              { titulo: 'O questionário', conteudo: oQuestionario },
              { titulo: 'Respostas', conteudo: respostas },
              { titulo: 'Resultado', conteudo: resultado },
            ]}
          />
        );
      }}
    </FormDoCadastro>
  );
}
