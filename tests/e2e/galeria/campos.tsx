import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Radio.css';
import {
  Button,
  Checkbox,
  Group,
  Radio,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Pessoa } from '@/ui/pessoas/Avatares';
import { CampoDeArquivos, type ArquivoNaLista } from '@/ui/formulario/CampoDeArquivos';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { CampoDePeriodo } from '@/ui/formulario/CampoDePeriodo';
import { FormModal } from '@/ui/formulario/FormModal';
import { SelecaoDePessoas } from '@/ui/pessoas/SelecaoDePessoas';

const esquema = z.object({
  titulo: z.string().check(z.trim(), z.minLength(3, 'Escreva um título com pelo menos 3 letras.')),
  problema: z.string().check(z.trim(), z.minLength(3, 'Conte o problema em pelo menos 3 letras.')),
  objetivo: z.string().check(z.minLength(1, 'Escolha um objetivo.')),
});
const INICIAIS = { titulo: '', problema: '', objetivo: '' };
const NOMES = ['Ana Souza', 'Bruno Lima', 'Carla Dias', 'Davi Rocha'];

async function buscarPessoas(texto: string): Promise<Pessoa[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return NOMES.filter((nome) => nome.toLowerCase().includes(texto.toLowerCase())).map((nome) => ({
    id: nome,
    nome,
    detalhe: `${nome.split(' ')[0]?.toLowerCase()}@exemplo.com.br`,
  }));
}

export function Campos() {
  const [aberto, setAberto] = useState(false);
  const [prazo, setPrazo] = useState('2026-11-20');
  const [periodo, setPeriodo] = useState<readonly [string, string]>(['2026-11-20', '2026-11-10']);
  const [pessoas, setPessoas] = useState<Pessoa[]>([{ id: 'Eva Nunes', nome: 'Eva Nunes' }]);
  const [arquivos, setArquivos] = useState<ArquivoNaLista[]>([
    { id: '1', nome: 'orcamento.pdf', tamanho: 234_567, url: '#' },
    { id: '2', nome: `foto-${'muito-longa-'.repeat(9)}.png`, tamanho: 1_234_567, progresso: 42 },
    { id: '3', nome: 'planilha.xlsx', tamanho: 34_567, erro: 'Sem conexão: tente de novo.' },
  ]);
  return (
    <Stack maw={640}>
      <Title order={1}>Campos</Title>
      <TextInput
        label="Título"
        description="Como as pessoas vão reconhecer a ideia."
        placeholder="Menos papel"
      />
      <TextInput label="E-mail" error="Digite um e-mail como nome@empresa.com.br." defaultValue="ana@" />
      <TextInput label="Desabilitado" disabled defaultValue="Não muda" />
      <Textarea label="Problema" autosize minRows={3} />
      <Select label="Objetivo" data={['Reduzir custos', 'Otimizar processos']} clearable={false} />
      <Checkbox label="Permitir comentários" defaultChecked />
      <Switch label="Ideia privada" />
      <Radio.Group label="Porte">
        <Group>
          <Radio value="p" label="Pequeno" />
          <Radio value="m" label="Médio" />
        </Group>
      </Radio.Group>
      <CampoDeData label="Prazo" description="Até o fim deste dia." value={prazo} onChange={setPrazo} />
      <CampoDePeriodo
        rotulo="Período"
        ajuda="Do primeiro ao último dia."
        valor={periodo}
        aoMudar={(...dias) => setPeriodo(dias)}
      />
      <SelecaoDePessoas rotulo="Participantes" valor={pessoas} aoMudar={setPessoas} buscar={buscarPessoas} />
      <CampoDeArquivos
        rotulo="Anexos"
        ajuda="PDF ou imagem, até 5 MB."
        aceitos={['.pdf', 'image/*']}
        tamanhoMaximo={5 * 1024 * 1024}
        arquivos={arquivos}
        aoEscolher={(novos) =>
          setArquivos((atuais) => [
            ...atuais,
            ...novos.map((novo) => ({ id: crypto.randomUUID(), nome: novo.name, tamanho: novo.size })),
          ])
        }
        aoRemover={(id) => setArquivos((atuais) => atuais.filter((arquivo) => arquivo.id !== id))}
      />
      <Button onClick={() => setAberto(true)}>Adicionar ideia</Button>
      <FormModal
        titulo="Nova ideia"
        aberto={aberto}
        aoFechar={() => setAberto(false)}
        schema={esquema}
        valoresIniciais={INICIAIS}
        aoEnviar={async ({ titulo }) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          if (titulo === 'erro') throw new Error('Não há conexão com o servidor.');
        }}
        rascunhoKey="galeria"
      >
        {(form) => (
          <>
            <TextInput label="Título" {...form.getInputProps('titulo')} />
            <Textarea label="Problema" autosize minRows={4} {...form.getInputProps('problema')} />
            <Select
              label="Objetivo"
              data={['Reduzir custos', 'Otimizar processos']}
              {...form.getInputProps('objetivo')}
            />
          </>
        )}
      </FormModal>
    </Stack>
  );
}
