import { Button, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormModal } from '@/ui/formulario/FormModal';
import { SecoesDoFormulario } from '@/ui/formulario/SecoesDoFormulario';

const SECOES = ['Dados da empresa', 'Endereço de entrega', 'Pessoas que respondem por ela', 'Observações'];
const CAMPOS = SECOES.flatMap((_, secao) => [1, 2, 3].map((numero) => `campo${secao}${numero}`));
const esquema = z.record(z.string(), z.string().check(z.minLength(1)));
const VAZIO: Record<string, string> = Object.fromEntries(CAMPOS.map((campo) => [campo, '']));

export function Formulario() {
  const [aberto, setAberto] = useState(false);
  return (
    <Stack maw={640}>
      <Title order={1}>Formulário longo</Title>
      <Button onClick={() => setAberto(true)}>Cadastrar</Button>
      <FormModal
        titulo="Cadastro longo"
        aberto={aberto}
        aoFechar={() => setAberto(false)}
        tamanho="secoes"
        schema={esquema}
        valoresIniciais={VAZIO}
        aoEnviar={() => Promise.reject(new Error('Não há conexão com o servidor.'))}
      >
        {(form) => (
          <SecoesDoFormulario
            secoes={SECOES.map((titulo, secao) => ({
              titulo,
              conteudo: (
                <>
                  <TextInput label={`Nome ${secao + 1}`} {...form.getInputProps(`campo${secao}1`)} />
                  <TextInput label={`Código ${secao + 1}`} {...form.getInputProps(`campo${secao}2`)} />
                  <Textarea label={`Texto ${secao + 1}`} {...form.getInputProps(`campo${secao}3`)} />
                </>
              ),
            }))}
          />
        )}
      </FormModal>
    </Stack>
  );
}
